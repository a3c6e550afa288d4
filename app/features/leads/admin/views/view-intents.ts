import { intent, textFields } from '#app/lib/office-action.ts'
import { viewLimits } from '#domain/leads/saved-view.ts'

const failure = 'Failed to save view'
const problems = {
  name: `A view needs a name of at most ${viewLimits.name} letters.`,
  taken: 'You have a view of that name already.',
  'too-many': `More than ${viewLimits.perPerson} views are hard to find one’s way in. Delete one first.`,
}

type View = { name: string; address: string; shared: boolean; isUsual: boolean }

/** Saves the view before again. */
function saveAgain({ name, address, shared, isUsual }: View) {
  const fields = { name, address, shared: shared ? '1' : '', usual: isUsual ? '1' : '' }
  return { fields: { intent: 'save', ...fields } }
}

/** The changes of saved views, from the list and from their own page. */
export const viewIntents = {
  save: intent({
    schema: textFields('name', 'address', 'shared', 'usual'),
    failure,
    problems,
    async run({ services, viewer, input }) {
      const [shared, isUsual] = [input.shared === '1', input.usual === '1']
      const view = { name: input.name.trim(), address: input.address, shared, isUsual }
      const saved = await services.leads.saveView(viewer, view)
      if (saved.kind === 'invalid') return saved
      const { address, before } = saved
      const replaced = before && (before.address !== address || before.shared !== shared) ? before : undefined
      return { kind: 'saved' as const, replaced: replaced && { ...replaced, name: view.name } }
    },
    toast: ({ replaced }) => ({ message: replaced ? 'View replaced' : 'View saved' }),
    undo: ({ replaced }) => replaced && saveAgain({ ...replaced, isUsual: false }),
  }),
  change: intent({
    schema: textFields('id', 'name', 'shared'),
    failure,
    problems,
    run: ({ services, viewer, input }) =>
      services.leads.changeView(viewer, { ...input, shared: input.shared === '1' }),
    toast: 'View saved',
    undo: ({ before: { name, shared } }, { input }) => ({
      fields: { intent: 'change', id: input.id, name, shared: shared ? '1' : '' },
    }),
  }),
  delete: intent({
    schema: textFields('id'),
    failure,
    async run({ services, viewer, input }) {
      const view = await services.leads.deleteView(viewer, input.id)
      return view ? { kind: 'deleted' as const, view } : { kind: 'not-found' as const }
    },
    toast: 'View deleted',
    undo: ({ view }) => saveAgain(view),
  }),
  usual: intent({
    schema: textFields('id'),
    failure,
    run: ({ services, viewer, input }) => services.leads.setUsualView(viewer, input.id || null),
    toast: (_outcome, { input }) => ({
      message: input.id ? 'The list begins with this view' : 'The list begins with all leads',
    }),
    undo: ({ before }) => ({ fields: { intent: 'usual', id: before ?? '' } }),
  }),
}
