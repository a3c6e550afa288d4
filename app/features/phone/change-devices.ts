import { data, type RouterContextProvider } from 'react-router'
import type { Told } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Does what the forms of the devices ask for, and says how it ended. */
export async function changeDevices(args: Args, viewer: Viewer, form: FormData) {
  const { push } = args.context.get(servicesContext)
  const text = (name: string) => textOf(form, name)
  try {
    switch (text('do')) {
      case 'subscribe': {
        const input = {
          endpoint: text('endpoint'),
          p256dh: text('p256dh'),
          auth: text('auth'),
          withNames: form.has('withNames'),
        }
        const userAgent = args.request.headers.get('user-agent') ?? ''
        return told(subscribedWords[await push.subscribe(viewer, { input, userAgent })])
      }
      case 'test':
        return told(testWords[await push.sendTest(viewer, text('device'))])
      case 'remove':
        await push.unsubscribe(viewer, text('device'))
        return told({ ok: true, message: 'Removed: it shows no messages any more' })
      default:
        return told({ ok: false, message: 'Nothing like that can be done here' })
    }
  } catch (error) {
    reportOutage(args, error)
    return told({ ok: false, message: 'Nothing was changed', description: 'Try again in a moment.' }, 503)
  }
}

function told(result: Told, status = result.ok ? 200 : 400) {
  return data(result, { status })
}

const subscribedWords: Record<'subscribed' | 'invalid' | 'too-many', Told> = {
  subscribed: { ok: true, message: 'This device will tell you', description: 'Send a test to see how.' },
  invalid: {
    ok: false,
    message: 'This device was not added',
    description: 'What the browser told of it was not understood.',
  },
  'too-many': {
    ok: false,
    message: 'This device was not added',
    description: 'There are ten already. Remove one that you don’t use.',
  },
}

const testWords: Record<'taken' | 'gone' | 'signed-out' | 'refused' | 'again', Told> = {
  taken: { ok: true, message: 'Sent', description: 'It should be there within seconds.' },
  gone: {
    ok: false,
    message: 'That device does not listen any more',
    description: 'It was removed. Add it again on the device itself.',
    gone: true,
  },
  'signed-out': {
    ok: false,
    message: 'You are signed out on that device',
    description: 'Sign in there: from then on it tells you again.',
  },
  refused: { ok: false, message: 'Its push service did not take it' },
  again: { ok: false, message: 'Its push service could not be reached', description: 'Try again later.' },
}
