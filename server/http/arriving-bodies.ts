import type { IncomingMessage } from 'node:http'

/** Unfinished request bodies per client address, uploads included. */
const MAX_PER_ADDRESS = 20
/** Unfinished request bodies of all clients together. */
const MAX_IN_ALL = 500
/** Age after which the minimum speed applies. */
const GRACE_MS = 10_000
/** Average speed since the request headers arrived. */
const LEAST_BYTES_PER_SECOND = 500

type Arrival = { request: IncomingMessage; address: string; startedAt: number; bytesBefore: number }

/**
 * Tracks request bodies that have not arrived completely. Beyond the limit per address or in total, the
 * oldest is cut off: honest forms arrive within moments, so slow senders only displace their own requests.
 * @param cutOff Answers a request that took too long and closes its connection.
 */
export function createArrivingBodies(cutOff: (request: IncomingMessage) => void) {
  // Sets keep insertion order, so the oldest entry comes first.
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
    /** Cuts off bodies below the minimum speed; must be called every few seconds. */
    cutOffSlow(): void {
      for (const arrival of arrivals) {
        const age = performance.now() - arrival.startedAt
        // All later entries are younger.
        if (age < GRACE_MS) return
        const bytes = arrival.request.socket.bytesRead - arrival.bytesBefore
        if (arrival.request.complete || bytes / (age / 1000) >= LEAST_BYTES_PER_SECOND) continue
        end(arrival)
        cutOff(arrival.request)
      }
    },
  }
}
