import { z } from 'zod'
import { intent, text, textFields, version } from '#app/lib/office/office-action.ts'
import { placeholderWords } from '#content/office/reply-templates.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { TemplateOutcome } from '#server/leads/reply/write-template.ts'

const failure = 'The template was not saved'
const placeholders = Object.keys(placeholderWords).map((name) => `{${name}}`)

const problems = {
  empty: 'Enter a name, a subject and a text.',
  'too-long': `At most ${leadWorkLimits.templateName} characters fit into the name, ${leadWorkLimits.subject} into the subject, and ${leadWorkLimits.reply} into the text.`,
  'too-many': `You can have ${leadWorkLimits.templates} templates. Delete one first.`,
}

function describeBlank(outcome: TemplateOutcome) {
  if (outcome.kind !== 'invalid' || outcome.problem !== 'unknown-blank') return outcome
  const description = `{${outcome.blank}} is not a placeholder. Use ${placeholders.join(', ')}.`
  return { ...outcome, description }
}

/** The changes of the reply templates. */
export const templateIntents = {
  'save-template': intent({
    schema: z.object({ item: text, key: text, version, name: text, subject: text, body: text }),
    failure,
    problems,
    async run({ services, viewer, input: { item, key, ...input } }) {
      const saved = await services.leads.saveTemplate(viewer, { id: item || key, ...input })
      return describeBlank(saved)
    },
    toast: 'Template saved',
  }),
  'delete-template': intent({
    schema: textFields('item'),
    failure: 'The template was not deleted',
    run: ({ services, viewer, input }) => services.leads.deleteTemplate(viewer, input.item),
    toast: 'Template deleted',
  }),
}
