import { useId } from 'react'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { eventWords } from '#content/webhook-words.ts'
import { type EventType, eventTypes } from '#domain/webhooks/event-types.ts'
import { webhookLimits } from '#domain/webhooks/webhook-limits.ts'
import type { WebhookInput } from '#server/webhooks/webhook-form.ts'
import { SecretNote } from './secret-note.tsx'
import type { WebhookSecret } from './webhook-intents.ts'

type Props = {
  title: string
  button: string
  webhook?: WebhookInput & { version: string }
}

const nothingYet: WebhookInput = { url: '', description: '', events: [...eventTypes], ownNetwork: false }

/** Where and what a webhook is told. */
export function WebhookForm({ title, button, webhook }: Props) {
  const id = useId()
  const input = webhook ?? nothingYet
  const version = webhook?.version ?? ''
  return (
    <section aria-labelledby={id} className="admin-card min-w-0 p-4 sm:p-5">
      <h2 id={id}>{title}</h2>
      <OfficeForm<WebhookSecret>
        intent="save"
        hidden={{ version }}
        version={version}
        empties={webhook === undefined}
        keepsDraft
        noValidate
        className="mt-3"
      >
        {({ busy, result }) => (
          <>
            {result?.secret ? <SecretNote secret={result.secret} /> : null}
            <fieldset className="grid min-w-0 gap-4">
              <legend className="sr-only">{title}</legend>
              <Text
                name="url"
                label="Address"
                hint="Where the other program listens, beginning with https://. n8n, Make and Zapier show it to you."
                value={input.url}
                problem={result?.problems?.url}
                type="url"
              />
              <Text
                name="description"
                label="What it is for (optional)"
                hint="For you: such as “New leads into the sheet”."
                value={input.description}
                problem={result?.problems?.description}
                type="text"
              />
              <Events chosen={input.events} problem={result?.problems?.events} />
              <label className="flex min-h-6 items-start gap-3">
                <input
                  type="checkbox"
                  name="ownNetwork"
                  defaultChecked={input.ownNetwork}
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
              {busy ? 'Saving…' : button}
            </button>
          </>
        )}
      </OfficeForm>
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
      <legend className="mb-1 font-semibold text-sm">Events</legend>
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
