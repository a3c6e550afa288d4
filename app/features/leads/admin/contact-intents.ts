import { intent, textFields } from '#app/lib/office-action.ts'

/** The changes of a lead's contacts. */
export const contactIntents = {
  'use-contact': intent({
    schema: textFields('item'),
    failure: 'Failed to update lead',
    run: ({ services, viewer, input, id }) =>
      services.leads.useContact(viewer, { leadId: id, contact: input.item }),
    toast: 'Main contact changed',
  }),
  'remove-contact': intent({
    schema: textFields('item', 'key'),
    failure: 'Failed to remove the contact',
    run: ({ services, viewer, input, id }) =>
      services.leads.removeContact(viewer, { leadId: id, contact: input.item, key: input.key }),
    toast: 'Contact removed',
    undo: (_outcome, { input }) => ({ fields: { intent: 'restore-contact', item: input.key } }),
  }),
  'restore-contact': intent({
    schema: textFields('item'),
    failure: 'It could not be brought back',
    run: ({ services, viewer, input, id }) =>
      services.leads.restoreContact(viewer, { leadId: id, key: input.item }),
    toast: 'Contact is back',
  }),
}
