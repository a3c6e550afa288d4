import { intent, textFields } from '#app/lib/office/office-action.ts'

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
    schema: textFields('item'),
    failure: 'Failed to remove the contact',
    run: ({ services, viewer, input, id }) =>
      services.leads.removeContact(viewer, { leadId: id, contact: input.item }),
    toast: 'Contact removed',
  }),
}
