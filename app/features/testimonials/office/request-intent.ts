import { intent, refuse, textFields } from '#app/lib/office/office-action.ts'
import { sayMail } from '#app/office/mail-words.ts'
import type { RequestOutcome } from '#server/testimonials/request-testimonial.ts'

const refusals: Record<Exclude<RequestOutcome['kind'], 'requested' | 'gone'>, string> = {
  'asked-already': 'They were asked already, and the link still works.',
  'not-won': 'Only the people behind won leads are asked.',
  withdrawn: 'They withdrew their consent: they don’t want to be written to.',
  'no-address': 'The lead has no e-mail address.',
}

/** Asks the person behind a lead for a testimonial. */
export const requestTestimonial = intent({
  permission: 'testimonials:write',
  schema: textFields(),
  failure: 'Failed to ask for a testimonial',
  outage: 'Nobody was asked. Try again in a moment.',
  async run({ services, viewer, id }) {
    const { kind: mail } = await services.emails.state()
    const { kind } = await services.testimonials.request(viewer, id)
    if (kind === 'requested') return { kind, mail }
    return kind === 'gone' ? { kind } : refuse('conflict', refusals[kind])
  },
  toast: ({ mail }) => ({ message: sayMail(mail, 'Asked for a testimonial', 'The request is saved.') }),
})
