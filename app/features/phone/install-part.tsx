import { isInstalled } from '#app/office/service-worker.ts'
import { Card } from '#app/ui/card.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Explains how to install the back office as an app. */
export function InstallPart() {
  const installed = useHydrated() && isInstalled()
  return (
    <Card title="As an app">
      {installed ? (
        <p>It is installed: you are using it now.</p>
      ) : (
        <>
          <p>
            Add the back office to your apps, with its own icon. It opens without the browser’s bars, and
            holding the icon opens leads, chats or bookings at once.
          </p>
          <dl className="mt-3 grid gap-x-4 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
            <dt className="font-[550]">Android, in Chrome</dt>
            <dd>The menu with three dots, then “Add to home screen”, then “Install”.</dd>
            <dt className="font-[550]">iPhone, in Safari</dt>
            <dd>The share button, then “Add to Home Screen”.</dd>
            <dt className="font-[550]">A computer, in Chrome or Edge</dt>
            <dd>The install icon at the right end of the address bar.</dd>
          </dl>
          <p className="mt-3 text-muted text-small">
            No leads are stored on the phone: without a connection the app shows nothing.
          </p>
        </>
      )}
    </Card>
  )
}
