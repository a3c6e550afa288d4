import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createArrivingBodies } from './arriving-bodies.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const cutOff: IncomingMessage[] = []
  const bodies = createArrivingBodies((request) => cutOff.push(request))
  const arrive = (address: string) => {
    const request = Object.assign(new EventEmitter(), { socket: { bytesRead: 100 }, complete: false })
    bodies.track(request as unknown as IncomingMessage, address)
    return request as unknown as IncomingMessage & { socket: { bytesRead: number } }
  }
  return { bodies, cutOff, arrive }
}

test("cuts off the oldest body of an address with more than twenty unfinished ones, and no other address's", () => {
  const { cutOff, arrive } = setUp()
  arrive('192.0.2.1')
  const [first] = Array.from({ length: 20 }, () => arrive('192.0.2.2'))
  expect(cutOff).toEqual([])
  arrive('192.0.2.2')
  expect(cutOff).toEqual([first])
})

test('stops counting a body that has arrived or whose connection is closed', () => {
  const { cutOff, arrive } = setUp()
  for (const event of ['end', 'close']) {
    for (let i = 0; i < 30; i++) arrive('192.0.2.1').emit(event)
  }
  expect(cutOff).toEqual([])
})

test('cuts off the oldest body of all senders beyond five hundred in total', () => {
  const { cutOff, arrive } = setUp()
  const first = arrive('192.0.2.1')
  for (let i = 0; i < 500; i++) arrive(`198.51.100.${i % 250}`)
  expect(cutOff).toEqual([first])
})

test('cuts off a body slower than 500 bytes a second after ten seconds', () => {
  const { bodies, cutOff, arrive } = setUp()
  const slow = arrive('192.0.2.1')
  const fast = arrive('192.0.2.1')
  vi.advanceTimersByTime(9_900)
  bodies.cutOffSlow()
  expect(cutOff).toEqual([])
  vi.advanceTimersByTime(100)
  slow.socket.bytesRead += 4_900
  fast.socket.bytesRead += 5_000
  bodies.cutOffSlow()
  expect(cutOff).toEqual([slow])
})
