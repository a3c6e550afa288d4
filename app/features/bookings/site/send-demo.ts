import type { DemoAnswer } from './demo-answer.ts'

/** Sends the demo form and returns the answer. A lost connection or an unknown response is an answer too. */
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
