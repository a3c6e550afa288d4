import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { ChoiceGroup } from '#app/ui/form/radio.tsx'
import { eventWords } from '#content/office/webhook-words.ts'
import { type EventType, eventTypes } from '#domain/webhooks/event-types.ts'
import { webhookLimits } from '#domain/webhooks/webhook-limits.ts'
import type { WebhookInput } from '#server/webhooks/webhook-form.ts'
import { SecretNote } from './secret-note.tsx'
import type { WebhookSecret } from './webhook-intents.ts'

type Props = {
  title: string
  button: string
  webhook?: WebhookInput & { version: number }
}

const newWebhook: WebhookInput = { url: '', description: '', events: [...eventTypes], ownNetwork: false }

/** The address and the events of a webhook. */
export function WebhookForm({ title, button, webhook }: Props) {
  const input = webhook ?? newWebhook
  return (
    <Card title={title}>
      <OfficeForm<WebhookSecret>
        intent="save"
        version={webhook?.version}
        empties={webhook === undefined}
        keepsDraft
        noValidate
        className="grid min-w-0 gap-4"
      >
        {({ result }) => (
          <div className="grid min-w-0 gap-4">
            {result?.secret ? <SecretNote secret={result.secret} /> : null}
            <Field
              label="Address"
              hint="The https:// address where the other program listens. n8n, Make and Zapier show it to you."
              error={result?.problems?.url}
            >
              <Input type="url" name="url" defaultValue={input.url} maxLength={webhookLimits.url} />
            </Field>
            <Field
              label="Name (optional)"
              hint="For your list, such as “New leads to the sheet”."
              error={result?.problems?.description}
            >
              <Input
                name="description"
                defaultValue={input.description}
                maxLength={webhookLimits.description}
              />
            </Field>
            <ChoiceGroup label="Events">
              <div className="grid gap-x-6 max-md:[&_.ui-choice]:py-1.5 sm:grid-cols-2">
                {(Object.entries(eventWords) as [EventType, string][]).map(([type, word]) => (
                  <Checkbox
                    key={type}
                    name="event"
                    value={type}
                    defaultChecked={input.events.includes(type)}
                    label={word}
                    hint={<code className="text-xs">{type}</code>}
                  />
                ))}
              </div>
              {result?.problems?.events ? (
                <p role="alert" className="text-red text-small">
                  {result.problems.events}
                </p>
              ) : null}
            </ChoiceGroup>
            <Checkbox
              name="ownNetwork"
              defaultChecked={input.ownNetwork}
              label="This address is in my own network"
              hint="For a program on your own server. Otherwise only public addresses are allowed."
            />
            <div className="form-bar -mx-4 -mb-4 flex rounded-b-xl border-line border-t bg-card px-4 py-3 md:static md:m-0 md:border-0 md:p-0">
              <SubmitButton variant="primary" className="max-md:flex-1">
                {button}
              </SubmitButton>
            </div>
          </div>
        )}
      </OfficeForm>
    </Card>
  )
}
