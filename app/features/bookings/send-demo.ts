import type { DemoAnswer } from './demo-answer.ts'

/** Sends the demo form and reads the answer. A lost network, or an answer that is not ours, is one too. */
export async function sendDemo(path: string, fields: Record<string, string>): Promise<DemoAnswer> {
  try {
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
    const answer = (await response.json()) as DemoAnswer
    if (typeof answer.kind === 'string') return answer
    return { kind: 'unavailable' }
  } catch {
    return { kind: 'unreachable' }
  }
}
