import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { registerWorker } from '#app/office/service-worker.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Device } from '#server/push/devices.ts'

const canShow = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The devices that show a notification for each new hot lead. */
export function MessagesPart({ publicKey, devices }: { publicKey: string; devices: Device[] }) {
  const isUnsupported = useHydrated() && !canShow()
  return (
    <Card title="Notifications for new hot leads">
      <p>
        They arrive within seconds, also while the back office is closed. Each member chooses their own
        devices. A device shows them while you are signed in on it: for seven days after you last opened the
        back office there.
      </p>
      {isUnsupported ? (
        <p className="mt-3">
          This browser can’t show notifications. On an iPhone, install the app first and open it from there.
        </p>
      ) : (
        <ThisDevice publicKey={publicKey} />
      )}
      {devices.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-line border-t text-small">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function ThisDevice({ publicKey }: { publicKey: string }) {
  const submit = useSubmit()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const busy = useNavigation().state !== 'idle' || isAsking

  async function begin(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setProblem(undefined)
    setAsking(true)
    try {
      const subscription = await subscribeHere(publicKey)
      if (!subscription)
        return setProblem('The browser blocks them. Allow notifications for this site in its settings.')
      const { endpoint = '', keys = {} } = subscription.toJSON()
      for (const [name, value] of Object.entries({ endpoint, ...keys })) form.set(name, value)
      form.set('intent', 'subscribe')
      await submit(form, { method: 'post' })
    } catch {
      setProblem('The browser could not reach its push service. Try again in a moment.')
    } finally {
      setAsking(false)
    }
  }

  return (
    <form method="post" onSubmit={begin} className="mt-3 grid justify-items-start gap-3">
      <Checkbox name="withNames" label="Show the person’s name, also on the lock screen" />
      <Button type="submit" disabled={busy} variant="primary">
        Show them on this device
      </Button>
      {problem ? (
        <Banner tone="red" role="alert">
          {problem}
        </Banner>
      ) : null}
    </form>
  )
}

/** Returns the subscription, or undefined if the person did not allow it. */
async function subscribeHere(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await registerWorker()
  return registration?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function DeviceRow({ device }: { device: Device }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <p className="break-words font-[550]">{device.device}</p>
        <p className="text-muted">{device.withNames ? 'With names' : 'Without names'}</p>
        {device.isSignedOut ? (
          <p className="text-red">Signed out: it shows nothing until you sign in there.</p>
        ) : null}
      </div>
      <Form method="post" className="flex gap-2">
        <input type="hidden" name="device" value={device.id} />
        <Button
          type="submit"
          size="small"
          name="intent"
          value="test"
          disabled={busy}
          aria-label={`Test ${device.device}`}
        >
          Test
        </Button>
        <Button
          type="submit"
          size="small"
          name="intent"
          value="remove"
          disabled={busy}
          aria-label={`Remove ${device.device}`}
        >
          Remove
        </Button>
      </Form>
    </li>
  )
}
