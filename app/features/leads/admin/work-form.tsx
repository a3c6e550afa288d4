import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { WorkResult } from './work-result.ts'

type Props = {
  intent: string
  /** Which note or task it is about; nothing for what is added. */
  item?: string
  /** What a form that was sent whole, without scripts, came to. */
  result: WorkResult | undefined
  /** What is sent along: keys, and what the screen showed. */
  hidden?: Record<string, string>
  className?: string
  /** For forms that add something: they are empty again once it is there. */
  empties?: boolean
  onSaved?: () => void
  children: (form: { draft: Record<string, string>; busy: boolean }) => React.ReactNode
}

/** A form of a lead's page. What could not be saved stays in its fields, also where the connection broke. */
export function WorkForm({
  intent,
  item,
  result,
  hidden,
  className,
  empties = false,
  onSaved,
  children,
}: Props) {
  const fetcher = useFetcher<WorkResult>()
  const form = useRef<HTMLFormElement>(null)
  const saved = fetcher.state === 'idle' && fetcher.data?.ok === true ? fetcher.data : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!saved) return
    if (empties) form.current?.reset()
    onSaved?.()
  }, [saved])
  const isMine = result?.ok === false && result.intent === intent && (result.item ?? '') === (item ?? '')
  return (
    <fetcher.Form method="post" autoComplete="off" ref={form} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {item ? <input type="hidden" name="item" value={item} /> : null}
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ draft: (isMine && result.draft) || {}, busy: fetcher.state !== 'idle' })}
    </fetcher.Form>
  )
}
