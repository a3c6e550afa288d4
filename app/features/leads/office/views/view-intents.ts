import { intent, textFields } from '#app/lib/office/office-action.ts'
import { viewLimits } from '#domain/leads/search/saved-view.ts'

const failure = 'Failed to save view'
const problems = {
  name: `A view needs a name of at most ${viewLimits.name} letters.`,
  taken: 'You already have a view with that name.',
  'too-many': `You can have up to ${viewLimits.perPerson} views. Delete one first.`,
}

/** The changes of saved views, from the list and from their own page. */
export const viewIntents = {
  save: intent({
    schema: textFields('name', 'address', 'shared'),
    failure,
    problems,
    run: ({ services, viewer, input }) =>
      services.leads.saveView(viewer, { ...input, shared: input.shared === '1' }),
    toast: ({ isReplaced }) => ({ message: isReplaced ? 'View replaced' : 'View saved' }),
  }),
  change: intent({
    schema: textFields('id', 'name', 'shared'),
    failure,
    problems,
    run: ({ services, viewer, input }) =>
      services.leads.changeView(viewer, { ...input, shared: input.shared === '1' }),
    toast: 'View saved',
  }),
  delete: intent({
    schema: textFields('id'),
    failure,
    run: ({ services, viewer, input }) => services.leads.deleteView(viewer, input.id),
    toast: 'View deleted',
  }),
}
