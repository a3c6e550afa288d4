import { ReadableStream as NodeStream, TextEncoderStream } from 'node:stream/web'

/** Streams texts as a file in UTF-8, as fast as it is read. Closing the stream ends the generator. */
export function textStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  return NodeStream.from(texts).pipeThrough(new TextEncoderStream()) as ReadableStream<Uint8Array>
}
