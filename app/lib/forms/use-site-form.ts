import { useEffect, useRef, useState } from 'react'
import { newKey } from '#app/ui/site/new-key.ts'

/**
 * What the public forms share: a key that makes a repeated request harmless, and the focus on the notice above the
 * form after each answer. `hasScripts` is false until scripts run.
 */
export function useSiteForm(answer: unknown) {
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const [hasScripts, setHasScripts] = useState(false)

  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null

  function renewKey() {
    const key = field('idempotencyKey')
    if (key) key.value = newKey()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useEffect(() => {
    setHasScripts(true)
    renewKey()
  }, [])

  // The effect runs after the notice was rendered, so that it can take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new notice
  useEffect(() => {
    if (hasScripts && answer) notice.current?.focus()
  }, [answer])

  return { form, notice, isSending, hasScripts, field, renewKey }
}
