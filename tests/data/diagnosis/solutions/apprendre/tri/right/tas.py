import heapq


def tri(nombres):
    tas = list(nombres)
    heapq.heapify(tas)
    return [heapq.heappop(tas) for _ in range(len(tas))]
