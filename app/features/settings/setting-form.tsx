import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Notice } from '#app/components/back-office/notice.tsx'
import { useKeptForm } from '#app/components/back-office/use-kept-form.ts'
import type { SettingProblems } from '#server/settings/save-setting.ts'
import type { SettingResult } from './setting-result.ts'

type Props = {
  /** The setting's key, which names the form too. */
  name: string
  title: string
  lead?: ReactNode
  version: string
  /** How the form is sent, where a file comes with it. */
  encType?: 'multipart/form-data'
  /** How the form ended that was sent before scripts ran. */
  result: SettingResult | undefined
  /** The fields; `draft` gives what was typed into one, where that was not saved. */
  children: (form: {
    problems: SettingProblems
    draft: ((name: string) => string[] | undefined) | undefined
  }) => ReactNode
}

/** A card with the fields of one setting. Who comes second hears so, and keeps what was typed. */
export function SettingForm({ name, title, lead, version, encType, result: sent, children }: Props) {
  const heading = useId()
  const { pathname } = useLocation()
  const fetcher = useFetcher<SettingResult>()
  const own = sent?.form === name ? sent : undefined
  const result = fetcher.data ?? own
  const { shown, base, watch } = useKeptForm(version, fetcher)
  const fields = useRef<HTMLFieldSetElement>(null)
  const wrong = fetcher.data?.problems
  useEffect(() => {
    if (wrong) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])
  const busy = fetcher.state !== 'idle'
  const typed = own?.draft
  return (
    <section aria-labelledby={heading} className="admin-card min-w-0 p-4 sm:p-5">
      <h2 id={heading}>{title}</h2>
      {lead ? <p className="mt-1 max-w-prose text-muted text-sm">{lead}</p> : null}
      <Notice result={own} />
      {result?.newer ? (
        <p className="mt-3 rounded-lg border border-edge p-3">
          What you typed is still here. Save it over theirs, or{' '}
          <a href={pathname} className="admin-link">
            look at theirs first
          </a>
          .
        </p>
      ) : null}
      <fetcher.Form
        method="post"
        action={pathname}
        encType={encType}
        autoComplete="off"
        noValidate
        className="mt-3"
        {...watch}
      >
        <input type="hidden" name="setting" value={name} />
        <input type="hidden" name="version" value={result?.newer ?? base} />
        {/* What is in the fields is the browser's own: what was saved since begins anew. */}
        <fieldset ref={fields} key={shown} className="grid min-w-0 gap-4">
          <legend className="sr-only">{title}</legend>
          {children({
            problems: result?.problems ?? {},
            draft: typed ? (field) => typed[field] ?? [] : undefined,
          })}
        </fieldset>
        <button type="submit" disabled={busy} className="admin-button admin-button-primary mt-4">
          {busy ? 'Saving…' : result?.newer ? 'Save mine over it' : 'Save'}
        </button>
      </fetcher.Form>
    </section>
  )
}
