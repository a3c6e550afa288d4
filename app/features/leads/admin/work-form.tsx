import { Fragment, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useKeptForm } from '#app/components/back-office/use-kept-form.ts'
import { newKey } from '#app/components/ui/new-key.ts'
import { useKeptTyping } from './use-kept-typing.ts'
import type { WorkResult } from './work-result.ts'

type Props = {
  intent: string
  /** Which note or task it is about; nothing for what is added. */
  item?: string
  /** How the form ended that was sent before scripts ran. */
  result: WorkResult | undefined
  /** What is sent along: keys, and what the screen showed. */
  hidden?: Record<string, string>
  /** Names what the fields begin with: where that is another by now they begin anew, but for what was typed. */
  version?: string
  className?: string
  /** For forms that add something: they are empty again once it is there. */
  empties?: boolean
  children: (form: { draft: Record<string, string>; busy: boolean }) => React.ReactNode
}

/**
 * A form of a lead's page. What could not be saved stays in its fields, also where the connection broke or somebody
 * else was faster.
 */
export function WorkForm(props: Props) {
  const { intent, item, result, hidden, version = '', className, empties = false, children } = props
  const fetcher = useFetcher<WorkResult>()
  const form = useRef<HTMLFormElement>(null)
  const typing = useKeptTyping(form, version)
  // The key of what is added stays until it is there, so that trying again adds it once.
  const [key, setKey] = useState(hidden?.key)
  // The fields show what is newer, but for what was typed; words that came since are replaced only by who was told.
  const { base: seen, hasTyping, watch } = useKeptForm(hidden?.seen, fetcher)
  const saved = fetcher.state === 'idle' && fetcher.data?.ok === true ? fetcher.data : undefined
  const failed = fetcher.state === 'idle' && fetcher.data?.ok === false ? fetcher.data : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!saved || !form.current) return
    typing.forget()
    // Not the key that is loaded with the page: loading it again may have failed, and the next note would count as this one.
    setKey((before) => before && newKey())
    if (empties) {
      form.current.reset()
      typing.putBack(form.current)
    }
  }, [saved])
  const isMine = result?.ok === false && result.intent === intent && (result.item ?? '') === (item ?? '')
  const sent = { ...hidden, ...(key ? { key } : {}), ...(seen === undefined ? {} : { seen }) }
  return (
    <fetcher.Form
      method="post"
      autoComplete="off"
      ref={form}
      className={className}
      onChange={(event) => {
        typing.note(event.target)
        watch.onChange()
      }}
      onSubmit={() => {
        typing.send()
        if (hasTyping) watch.onSubmit()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {item ? <input type="hidden" name="item" value={item} /> : null}
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fragment key={version}>
        {children({ draft: (isMine && result.draft) || {}, busy: fetcher.state !== 'idle' })}
      </Fragment>
      {failed ? (
        <p className="col-span-full text-danger text-sm">
          Not saved. {failed.description} What you entered is still here.
        </p>
      ) : null}
    </fetcher.Form>
  )
}
