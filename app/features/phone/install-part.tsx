import { useSyncExternalStore } from 'react'
import { installPrompt } from '#app/components/back-office/install-prompt.ts'
import { never } from '#app/components/back-office/never.ts'
import { isInstalled } from '#app/components/back-office/service-worker.ts'
import { Card } from '#app/ui/card.tsx'

/** How the back office gets onto a home screen: by a button where the browser offers one, else in words. */
export function InstallPart() {
  const prompt = useSyncExternalStore(
    installPrompt.subscribe,
    () => installPrompt.get() !== undefined,
    () => false,
  )
  const installed = useSyncExternalStore(never, isInstalled, () => false)
  return (
    <Card title="As an app">
      {installed ? (
        <p>It is installed: you are looking at it.</p>
      ) : (
        <>
          <p>
            The back office can stand among your apps, with its own icon. It opens without the browser’s bars,
            and holding the icon leads straight to leads, chats and bookings.
          </p>
          {prompt ? (
            <button type="button" className="admin-button mt-3" onClick={installPrompt.use}>
              Install it
            </button>
          ) : (
            <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
              <dt className="font-semibold">Android, in Chrome</dt>
              <dd>The menu with three dots, then “Add to home screen”, then “Install”.</dd>
              <dt className="font-semibold">iPhone, in Safari</dt>
              <dd>The share button, then “Add to Home Screen”.</dd>
              <dt className="font-semibold">A computer, in Chrome or Edge</dt>
              <dd>The install sign at the right end of the address.</dd>
            </dl>
          )}
          <p className="mt-3 text-muted text-sm">
            Nothing of your leads is kept on the phone: without a connection the app says so and shows
            nothing.
          </p>
        </>
      )}
    </Card>
  )
}
