import { expect, test } from 'vitest'
import { type ReplyPart, readReplyStream } from './reply-stream.ts'

/** Reads a stream that arrives in the given pieces. */
async function partsOf(pieces: Uint8Array[]): Promise<ReplyPart[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const parts: ReplyPart[] = []
  for await (const part of readReplyStream(body)) parts.push(part)
  return parts
}

const whole = [
  { type: 'start' },
  { type: 'text-delta', id: '1', delta: 'नमस्ते, ₹19,999' },
  { type: 'data-failure', data: { kind: 'default' } },
  { type: 'finish' },
]
const bytes = new TextEncoder().encode(
  `: hello\n\n${whole.map((part) => `data: ${JSON.stringify(part)}\r\n\r\n`).join('')}data: [DONE]\n\n`,
)

test('parses the same parts wherever the network splits the stream', async () => {
  for (let cut = 0; cut <= bytes.length; cut++) {
    expect(await partsOf([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual([
      ...whole,
      { type: 'finish' },
    ])
  }
})

test('returns no end for an interrupted stream, and no part for half a line', async () => {
  const end = Buffer.from(bytes).indexOf('"finish"')
  const parts = await partsOf([bytes.subarray(0, end)])
  expect(parts.map(({ type }) => type)).toEqual(['start', 'text-delta', 'data-failure'])
})

test('ignores lines that are not parts', async () => {
  const noise = 'event: x\ndata: null\ndata: 7\ndata: {"a":1}\ndata: <html>\n\n'
  expect(await partsOf([new TextEncoder().encode(noise)])).toEqual([])
})
