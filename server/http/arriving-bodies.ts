import type { IncomingMessage } from 'node:http'

/** Unfinished request bodies per client address, uploads included. */
const MAX_PER_ADDRESS = 20
/** Unfinished request bodies of all clients together. */
const MAX_IN_ALL = 500
/** Age from which a body must have arrived with the least speed. */
const GRACE_MS = 10_000
/** Averaged since the head of the request. */
const LEAST_BYTES_PER_SECOND = 500

type Arrival = { request: IncomingMessage; address: string; startedAt: number; bytesBefore: number }

/**
 * Tracks request bodies that have not arrived completely. Where an address, or all together, have too many, the
 * oldest one is cut off: honest forms arrive within moments, so slow senders push out their own requests only.
 *
 * @param cutOff Answers a request that took too long and closes its connection.
 */
export function createArrivingBodies(cutOff: (request: IncomingMessage) => void) {
  // Sets keep the order of insertion, so the oldest comes first.
  const arrivals = new Set<Arrival>()
  const byAddress = new Map<string, Set<Arrival>>()

  function end(arrival: Arrival) {
    arrivals.delete(arrival)
    const ofAddress = byAddress.get(arrival.address)
    ofAddress?.delete(arrival)
    if (ofAddress?.size === 0) byAddress.delete(arrival.address)
  }

  function cutOffOldest(from: Set<Arrival>, most: number) {
    const [oldest] = from
    if (!oldest || from.size <= most) return
    end(oldest)
    cutOff(oldest.request)
  }

  return {
    /** Tracks a request until its body has arrived or its connection has closed. */
    track(request: IncomingMessage, address: string): void {
      const arrival = {
        request,
        address,
        startedAt: performance.now(),
        bytesBefore: request.socket.bytesRead,
      }
      const ofAddress = byAddress.get(address) ?? new Set<Arrival>()
      byAddress.set(address, ofAddress.add(arrival))
      arrivals.add(arrival)
      request.once('end', () => end(arrival))
      request.once('close', () => end(arrival))
      cutOffOldest(ofAddress, MAX_PER_ADDRESS)
      cutOffOldest(arrivals, MAX_IN_ALL)
    },
    /** Cuts off bodies that arrive more slowly than the least speed; to be called every few seconds. */
    cutOffSlow(): void {
      for (const arrival of arrivals) {
        const age = performance.now() - arrival.startedAt
        // Later ones are younger still.
        if (age < GRACE_MS) return
        const bytes = arrival.request.socket.bytesRead - arrival.bytesBefore
        if (arrival.request.complete || bytes / (age / 1000) >= LEAST_BYTES_PER_SECOND) continue
        end(arrival)
        cutOff(arrival.request)
      }
    },
  }
}
