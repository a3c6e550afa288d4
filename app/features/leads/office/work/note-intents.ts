import { intent, textFields } from '#app/lib/office/office-action.ts'
import { leadProblems as problems } from '../lead-problems.ts'
import { deleteItem } from './item-intents.ts'

/** The changes of a lead's notes. */
export const noteIntents = {
  'add-note': intent({
    schema: textFields('key', 'text'),
    failure: 'Failed to add lead activity',
    problems,
    run: ({ services, viewer, input, id }) =>
      services.leads.addNote(viewer, { id: input.key, leadId: id, text: input.text }),
    toast: 'Note added',
  }),
  'edit-note': intent({
    schema: textFields('item', 'text'),
    failure: 'Failed to save the note',
    problems,
    run: ({ services, viewer, input: { item, text } }) => services.leads.editNote(viewer, { id: item, text }),
    toast: 'Note saved',
  }),
  'delete-note': deleteItem('note', { failure: 'Failed to delete the note', toast: 'Note deleted' }),
}
