import type { IncomingMessage } from 'node:http'

export type ArrivalLimits = {
  /** Unfinished request bodies per client address, uploads included. */
  perAddress: number
  /** Unfinished request bodies of all clients together. */
  inAll: number
  /** Age in milliseconds from which a body must have arrived with the least speed. */
  graceMs: number
  /** Bytes per second, averaged since the head of the request. */
  leastSpeed: number
}

const defaults: ArrivalLimits = { perAddress: 20, inAll: 500, graceMs: 10_000, leastSpeed: 500 }

type Arrival = { request: IncomingMessage; address: string; startedAt: number; bytesBefore: number }

/**
 * Tracks request bodies that have not arrived completely. Where an address, or all together, have too many, the
 * oldest one is cut off: honest forms arrive within moments, so slow senders push out their own requests only.
 *
 * @param cutOff Answers a request that took too long and closes its connection.
 */
export function createArrivingBodies(cutOff: (request: IncomingMessage) => void, limits = defaults) {
  const { perAddress, inAll, graceMs, leastSpeed } = limits
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
      cutOffOldest(ofAddress, perAddress)
      cutOffOldest(arrivals, inAll)
    },
    /** Cuts off bodies that arrive more slowly than the least speed; to be called every few seconds. */
    cutOffSlow(): void {
      for (const arrival of arrivals) {
        const age = performance.now() - arrival.startedAt
        // Later ones are younger still.
        if (age < graceMs) return
        const bytes = arrival.request.socket.bytesRead - arrival.bytesBefore
        if (arrival.request.complete || bytes / (age / 1000) >= leastSpeed) continue
        end(arrival)
        cutOff(arrival.request)
      }
    },
  }
}
