import type { RouterContextProvider } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { describeNotes, describeRestored } from './describe-undo.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }
type Result = ChangeResult & { status: number }

/** What the bin does with what was chosen in it. */
export async function changeBin(args: Args, viewer: Viewer, form: FormData): Promise<Result> {
  const { leads } = args.context.get(servicesContext)
  const ids = form.getAll('id').map(String)
  const intent = form.get('intent')
  try {
    if (intent === 'restore') {
      const { restored, gone, notes } = await leads.restoreMany(viewer, ids)
      if (restored.length === 0) {
        const description = describeNotes({ restored, gone: gone.length, notes })
        return description ? { ...gonePast, message: 'It could not be brought back', description } : gonePast
      }
      return {
        status: 200,
        ok: true,
        ...describeRestored({ restored, gone: gone.length, notes }),
      }
    }
    if (intent === 'purge') {
      const { purged } = await leads.purge(viewer, ids)
      return purged.length === 0 ? gonePast : { status: 200, ok: true, message: 'Deleted for good' }
    }
    if (intent === 'empty') {
      await leads.emptyBin(viewer, textOf(form, 'seenAt'))
      return { status: 200, ok: true, message: 'The bin was emptied' }
    }
  } catch (error) {
    reportOutage(args, error)
    return {
      status: 503,
      ok: false,
      message: 'That could not be done',
      description: 'Nothing was lost. Try again in a moment.',
    }
  }
  return { status: 400, ok: false, message: 'Nothing was chosen' }
}

const gonePast: Result = {
  status: 404,
  ok: false,
  message: 'It is not in the bin any more',
  description: 'Somebody brought it back, or it was thrown away for good.',
  gone: true,
}
