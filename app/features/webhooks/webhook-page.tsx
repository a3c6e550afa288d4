import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#app/ui/overlay/menu.tsx'
import type { DeliveryItem, WebhookItem } from '#server/webhooks/read-webhooks.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { SecretNote } from './secret-note.tsx'
import { WebhookForm } from './webhook-form.tsx'
import type { WebhookSecret } from './webhook-intents.ts'
import { hostOf } from './webhook-list.tsx'
import { WebhookState } from './webhook-state.tsx'
import { WEBHOOKS } from './webhooks-path.ts'

type Props = {
  webhook: WebhookItem
  deliveries: DeliveryItem[]
}

const questions = {
  rotate: {
    title: 'Rotate the signing secret?',
    description: 'What the other program refuses until it knows the new secret is sent again.',
    confirm: 'Rotate secret',
  },
  delete: {
    title: 'Delete this webhook?',
    description: 'It gets no more messages, and the log of its deliveries is deleted.',
    confirm: 'Delete webhook',
    isDangerous: true,
  },
}

/** One webhook: its state and actions, its deliveries and its settings. */
export function WebhookPage({ webhook, deliveries }: Props) {
  const fetcher = useFetcher<OfficeResult<WebhookSecret>>()
  const [asked, setAsked] = useState<keyof typeof questions>()
  const address = `${WEBHOOKS}/${webhook.id}`
  const secret = fetcher.data?.secret
  const sending = fetcher.formData?.get('intent')
  const move = webhook.status === 'active' ? 'pause' : 'resume'
  const send = (intent: string) => void fetcher.submit({ intent }, { method: 'post', action: address })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <IconLink icon={ArrowLeft} label="All webhooks" to={WEBHOOKS} className="-ml-2" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="[overflow-wrap:anywhere]">{webhook.description || hostOf(webhook.url)}</h2>
          <p className="text-small">
            <WebhookState webhook={webhook} />
          </p>
        </div>
        <Button busy={sending === 'test'} onClick={() => send('test')}>
          Send a test
        </Button>
        <Button busy={sending === move} onClick={() => send(move)}>
          {move === 'pause' ? 'Pause' : 'Resume'}
        </Button>
        <Menu label="More actions for this webhook">
          <MenuItem onClick={() => setAsked('rotate')}>Rotate secret</MenuItem>
          <MenuItem danger onClick={() => setAsked('delete')}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      {secret ? <SecretNote secret={secret} /> : null}
      <Card title="Deliveries" isFlush>
        <DeliveryLog deliveries={deliveries} action={address} />
      </Card>
      <WebhookForm title="Address and events" button="Save" webhook={webhook} />
      <ConfirmDialog
        {...questions[asked ?? 'rotate']}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) send(asked)
        }}
      />
    </>
  )
}
