import { intent, textFields } from '#app/lib/office-action.ts'

/** Builds the intent that deletes a note or a task. */
export function deleteItem(kind: 'note' | 'task', words: { failure: string; toast: string }) {
  return intent({
    schema: textFields('item'),
    ...words,
    run: ({ services, viewer, input }) => services.leads.deleteItem(viewer, { kind, id: input.item }),
    undo: (_outcome, { input }) => ({ fields: { intent: `restore-${kind}`, item: input.item } }),
  })
}

/** Builds the intent that restores a deleted or edited note or task. */
export function restoreItem(kind: 'note' | 'task') {
  return intent({
    schema: textFields('item'),
    failure: 'It could not be brought back',
    run: ({ services, viewer, input }) => services.leads.restoreItem(viewer, { kind, id: input.item }),
    toast: 'It is as it was',
  })
}
