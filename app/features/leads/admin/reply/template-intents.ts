import { intent, textFields } from '#app/lib/office-action.ts'
import { placeholderWords } from '#content/reply-templates.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { TemplateOutcome } from '#server/leads/reply/write-template.ts'

const failure = 'The text was not saved'
const blanks = Object.keys(placeholderWords).map((name) => `{${name}}`)

const problems = {
  empty: 'It needs a name, a subject and words.',
  'too-long': `At most ${leadWorkLimits.templateName} characters fit into the name, ${leadWorkLimits.subject} into the subject, and ${leadWorkLimits.reply} into the text.`,
  'too-many': `There is room for ${leadWorkLimits.templates} of your own. Delete one first.`,
}

function describeBlank(outcome: TemplateOutcome) {
  if (outcome.kind !== 'invalid' || outcome.problem !== 'unknown-blank') return outcome
  const description = `Nothing is known to be put in for {${outcome.blank}}. There are: ${blanks.join(', ')}.`
  return { ...outcome, description }
}

function offerTemplate(offered: boolean, message: string) {
  return intent({
    schema: textFields('item'),
    failure,
    run: ({ services, viewer, input }) => services.leads.offerTemplate(viewer, { id: input.item, offered }),
    toast: message,
  })
}

/** The changes of the reply templates. */
export const templateIntents = {
  'save-template': intent({
    schema: textFields('item', 'key', 'seen', 'name', 'subject', 'body'),
    failure,
    problems,
    async run({ services, viewer, input: { item, key, ...input } }) {
      const saved = await services.leads.saveTemplate(viewer, { id: item || key, ...input })
      return describeBlank(saved)
    },
    toast: 'Text saved',
  }),
  'hide-template': offerTemplate(false, 'Not offered any more'),
  'offer-template': offerTemplate(true, 'Offered again'),
  'drop-template': intent({
    schema: textFields('item', 'seen'),
    failure,
    run: ({ services, viewer, input: { item, seen } }) =>
      services.leads.dropTemplate(viewer, { id: item, seen }),
    toast: 'Thrown away',
  }),
}
