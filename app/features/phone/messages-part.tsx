import { useState, useSyncExternalStore } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { never } from '#app/components/back-office/never.ts'
import { registerWorker } from '#app/components/back-office/service-worker.ts'
import { Card } from '#app/ui/card.tsx'
import type { Device } from '#server/push/devices.ts'

const canShow = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Which devices show a message when a hot lead comes in, and whether this one does. */
export function MessagesPart({ publicKey, devices }: { publicKey: string; devices: Device[] }) {
  const supported = useSyncExternalStore(never, canShow, () => undefined)
  return (
    <Card title="A message for each new hot lead">
      <p>
        Within seconds, also while the back office is closed. Others of the team choose for themselves. A
        device tells you while you are signed in on it: that lasts seven days from when you last opened it
        there, and begins again when you sign in.
      </p>
      {supported === false ? (
        <p className="mt-3">
          This browser can’t show messages. On an iPhone, put the back office among your apps first and open
          it from there.
        </p>
      ) : (
        <ThisDevice publicKey={publicKey} />
      )}
      {devices.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-line border-t">
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
        return setProblem('The browser forbids it. Allow notifications for this site in its settings.')
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
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="withNames" className="size-5 accent-[var(--accent)]" />
        Show the person’s name, also on the lock screen
      </label>
      <button type="submit" disabled={busy} className="admin-button">
        Show them on this device
      </button>
      {problem ? (
        <p role="alert" className="rounded-lg border border-danger bg-danger-paper p-3">
          {problem}
        </p>
      ) : null}
    </form>
  )
}

/** Nothing where it was not allowed. */
async function subscribeHere(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await registerWorker()
  return registration?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function DeviceRow({ device }: { device: Device }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="break-words font-semibold">{device.device}</p>
        <p className="text-muted text-sm">{device.withNames ? 'With names' : 'Without names'}</p>
        {device.isSignedOut ? (
          <p className="text-danger text-sm">Signed out: it tells you nothing until you sign in there.</p>
        ) : null}
      </div>
      <Form method="post" className="flex gap-3">
        <input type="hidden" name="device" value={device.id} />
        <button
          type="submit"
          name="intent"
          value="test"
          disabled={busy}
          className="admin-button"
          aria-label={`Test ${device.device}`}
        >
          Test
        </button>
        <button
          type="submit"
          name="intent"
          value="remove"
          disabled={busy}
          className="admin-button"
          aria-label={`Remove ${device.device}`}
        >
          Remove
        </button>
      </Form>
    </li>
  )
}
