import { intent, textFields } from '#app/lib/office/office-action.ts'

/** Builds the intent that deletes a note or a task. */
export function deleteItem(kind: 'note' | 'task', words: { failure: string; toast: string }) {
  return intent({
    schema: textFields('item'),
    ...words,
    run: ({ services, viewer, input }) => services.leads.deleteItem(viewer, { kind, id: input.item }),
  })
}
