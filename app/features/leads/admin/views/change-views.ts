import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult, Undo } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { viewLimits } from '#domain/leads/saved-view.ts'
import type { Services } from '#server/app.ts'
import { VIEWS } from './view-address.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }
type Outcome = { message: string; undo?: Undo } | { problem: string; gone?: boolean }

/** What is done with saved views: from the list, which saves one, and from their own page. */
export async function changeViews(args: Args, viewer: Viewer, form: FormData) {
  const { leads } = args.context.get(servicesContext)
  const text = (name: string) => textOf(form, name)
  let outcome: Outcome
  try {
    outcome = await make(leads, viewer, text)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.', false)
  }
  if ('problem' in outcome) return failed(outcome.gone ? 404 : 400, outcome.problem, outcome.gone === true)
  const { message, undo } = outcome
  return data<ChangeResult>({ ok: true, message, undo })
}

async function make(
  leads: Services['leads'],
  viewer: Viewer,
  text: (name: string) => string,
): Promise<Outcome> {
  const id = text('id')
  const shared = text('shared') === '1'
  switch (text('intent')) {
    case 'save': {
      const name = text('name').trim()
      const isUsual = text('usual') === '1'
      const saved = await leads.saveView(viewer, { name, address: text('address'), shared, isUsual })
      if (saved.kind === 'invalid') return { problem: problems[saved.problem] }
      const { address, before } = saved
      if (!before || (before.address === address && before.shared === shared))
        return { message: 'View saved' }
      const undo = saveAgain('View replaced', { name, ...before, isUsual: false })
      return { message: 'View replaced', undo }
    }
    case 'change': {
      const changed = await leads.changeView(viewer, { id, name: text('name'), shared })
      if (changed.kind === 'invalid') return { problem: problems[changed.problem] }
      if (changed.kind === 'gone') return gone
      const { name, shared: wasShared } = changed.before
      const undo = back('View saved', { intent: 'change', id, name, shared: wasShared ? '1' : '' })
      return { message: 'View saved', undo }
    }
    case 'delete': {
      const deleted = await leads.deleteView(viewer, id)
      return deleted ? { message: 'View deleted', undo: saveAgain('View deleted', deleted) } : gone
    }
    case 'usual': {
      const set = await leads.setUsualView(viewer, id || null)
      if (set.kind === 'gone') return gone
      const message = id ? 'The list begins with this view' : 'The list begins with all leads'
      return { message, undo: back(message, { intent: 'usual', id: set.before ?? '' }) }
    }
    default:
      return { problem: 'Nothing was chosen.' }
  }
}

const gone: Outcome = { problem: 'It is not there any more.', gone: true }

const problems = {
  name: `A view needs a name of at most ${viewLimits.name} letters.`,
  taken: 'You have a view of that name already.',
  'too-many': `More than ${viewLimits.perPerson} views are hard to find one’s way in. Delete one first.`,
}

type View = { name: string; address: string; shared: boolean; isUsual: boolean }

/** What was there before is saved anew. */
function saveAgain(label: string, { name, address, shared, isUsual }: View): Undo {
  const fields = { intent: 'save', name, address, shared: shared ? '1' : '', usual: isUsual ? '1' : '' }
  return back(label, fields)
}

function back(label: string, fields: Record<string, string>): Undo {
  return { changeId: label, label, by: { action: VIEWS, fields } }
}

function failed(status: number, description: string, isGone: boolean) {
  return data<ChangeResult>(
    { ok: false, message: 'Failed to save view', description, gone: isGone },
    { status },
  )
}
