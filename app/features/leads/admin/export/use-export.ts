import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#app/components/back-office/save-file.ts'

export const EXPORT = '/del-admin-dashboard/leads/export.csv'

const CARRIAGE_RETURN = 13
/** Often enough to see it move. */
const TOLD_EVERY_MS = 200

type State = 'idle' | 'reading' | 'done' | 'stopped'

/** Fetches the file while counting its rows, each of which ends with a carriage return, and hands it to the browser. */
export function useExport() {
  const [state, setState] = useState<State>('idle')
  const [rows, setRows] = useState(0)
  const [problem, setProblem] = useState<string>()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  async function start(form: FormData) {
    const controller = new AbortController()
    reading.current = controller
    setState('reading')
    setProblem(undefined)
    setRows(0)
    try {
      const address = new URLSearchParams([...form] as [string, string][])
      const answer = await fetch(`${EXPORT}?${address}`, { signal: controller.signal })
      // Whose session ended is led to the page for signing in.
      if (!answer.ok || !answer.body || answer.redirected) throw new Error('refused')
      saveFile(await read(answer.body, setRows), 'leads.csv')
      setState('done')
    } catch {
      setState(controller.signal.aborted ? 'stopped' : 'idle')
      if (!controller.signal.aborted) setProblem('The file did not arrive completely. Try again.')
    }
  }

  return { state, rows, problem, start, stop: () => reading.current?.abort() }
}

async function read(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (rows: number) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  // The headings are no lead.
  let rows = -1
  let told = 0
  const reader = body.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    parts.push(value)
    for (const byte of value) if (byte === CARRIAGE_RETURN) rows++
    if (performance.now() - told < TOLD_EVERY_MS) continue
    told = performance.now()
    tell(Math.max(0, rows))
  }
  tell(Math.max(0, rows))
  return new Blob(parts, { type: 'text/csv' })
}
