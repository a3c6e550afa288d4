import { useEffect, useId, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Notice } from '#app/components/back-office/notice.tsx'
import { useKeptForm } from '#app/components/back-office/use-kept-form.ts'
import { eventWords } from '#content/webhook-words.ts'
import { type EventType, eventTypes } from '#domain/webhooks/event-types.ts'
import { webhookLimits } from '#domain/webhooks/webhook-limits.ts'
import type { WebhookInput } from '#server/webhooks/webhook-form.ts'
import { SecretNote } from './secret-note.tsx'
import type { WebhookResult } from './webhook-result.ts'

type Props = {
  title: string
  button: string
  webhook?: WebhookInput & { version: string }
  /** How the form ended that was sent before scripts ran. */
  result: WebhookResult | undefined
}

const nothingYet: WebhookInput = { url: '', description: '', events: [...eventTypes], ownNetwork: false }

/** Where and what a webhook is told. */
export function WebhookForm({ title, button, webhook, result: sent }: Props) {
  const id = useId()
  const { pathname } = useLocation()
  const fetcher = useFetcher<WebhookResult>()
  const fields = useRef<HTMLFieldSetElement>(null)
  const result = fetcher.data ?? sent
  const problems = result?.problems ?? {}
  const wrong = fetcher.data?.problems
  useEffect(() => {
    if (wrong) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])
  const { shown, base, watch } = useKeptForm(
    {
      version: webhook?.version ?? '',
      secret: result?.secret,
      input: sent?.draft ?? webhook ?? nothingYet,
    },
    fetcher,
  )
  const busy = fetcher.state !== 'idle'
  return (
    <section aria-labelledby={id} className="admin-card min-w-0 p-4 sm:p-5">
      <h2 id={id}>{title}</h2>
      <Notice result={sent} />
      {result?.secret ? <SecretNote secret={result.secret} /> : null}
      {result?.newer ? (
        <p className="mt-3 rounded-lg border border-edge p-3">
          What you typed is still here. Save it over theirs, or{' '}
          <a href={pathname} className="admin-link">
            look at theirs first
          </a>
          .
        </p>
      ) : null}
      <fetcher.Form method="post" action={pathname} autoComplete="off" noValidate className="mt-3" {...watch}>
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="version" value={result?.newer ?? base.version} />
        <fieldset
          ref={fields}
          // What is in the fields is the browser's own: what was saved since begins anew.
          key={`${shown.version} ${shown.secret}`}
          className="grid min-w-0 gap-4"
        >
          <legend className="sr-only">{title}</legend>
          <Text
            name="url"
            label="Address"
            hint="Where the other program listens, beginning with https://. n8n, Make and Zapier show it to you."
            value={shown.input.url}
            problem={problems.url}
            type="url"
          />
          <Text
            name="description"
            label="What it is for (optional)"
            hint="For you: such as “New leads into the sheet”."
            value={shown.input.description}
            problem={problems.description}
            type="text"
          />
          <Events chosen={shown.input.events} problem={problems.events} />
          <label className="flex min-h-6 items-start gap-3">
            <input
              type="checkbox"
              name="ownNetwork"
              defaultChecked={shown.input.ownNetwork}
              className="mt-0.5 size-6 shrink-0 accent-[var(--accent)]"
            />
            <span>
              This address is in my own network
              <span className="block text-muted text-sm">
                For a program on a server of yours. Otherwise only public addresses are let through.
              </span>
            </span>
          </label>
        </fieldset>
        <button type="submit" disabled={busy} className="admin-button admin-button-primary mt-4">
          {busy ? 'Saving…' : result?.newer ? 'Save mine over it' : button}
        </button>
      </fetcher.Form>
    </section>
  )
}

type TextProps = {
  name: 'url' | 'description'
  label: string
  hint: string
  value: string
  problem: string | undefined
  type: 'url' | 'text'
}

function Text({ name, label, hint, value, problem, type }: TextProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        type={type}
        name={name}
        defaultValue={value}
        maxLength={webhookLimits[name]}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        aria-invalid={problem ? true : undefined}
        className="admin-field aria-invalid:border-danger"
      />
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
        {hint}
      </p>
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

function Events({ chosen, problem }: { chosen: string[]; problem: string | undefined }) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined} className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">Tell it of</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {(Object.entries(eventWords) as [EventType, string][]).map(([type, word]) => (
          <label key={type} className="flex min-h-6 items-start gap-3">
            <input
              type="checkbox"
              name="event"
              value={type}
              defaultChecked={chosen.includes(type)}
              className="mt-0.5 size-6 shrink-0 accent-[var(--accent)]"
            />
            <span>
              {word} <code className="block text-muted text-sm">{type}</code>
            </span>
          </label>
        ))}
      </div>
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
