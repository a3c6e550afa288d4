import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

const words = { settle: 'Seen to', unsettle: 'Not seen to after all' }

/** Notes that somebody has seen to an address that was looked for in vain, or takes that back. */
export async function settlePath(args: Args, viewer: Viewer, form: FormData) {
  const [path, intent] = [textOf(form, 'path'), textOf(form, 'intent')]
  if (intent !== 'settle' && intent !== 'unsettle') return failed(400, 'Nothing was chosen.')
  try {
    const isChanged = await args.context.get(servicesContext).settlePath(viewer, path, intent === 'settle')
    if (!isChanged) return failed(409, 'Somebody else was quicker.', true)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Try again in a moment.')
  }
  const message = words[intent]
  if (intent === 'unsettle') return data<ChangeResult>({ ok: true, message })
  const by = { action: '/del-admin-dashboard/not-found', fields: { intent: 'unsettle', path } }
  return data<ChangeResult>({
    ok: true,
    message,
    undo: { changeId: path, label: `${message}: ${path}`, by },
  })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: 'Nothing was changed', description, gone }, { status })
}
