import { wordFor } from '#content/office/lead-words.ts'
import { replyDraftWords } from '#content/office/reply-draft-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { TemplateValues } from '#domain/leads/fill-template.ts'
import type { DraftedLead } from './read-lead.ts'

/** Composes a draft without a model: the request, its price, and the open questions. */
export function composeReply(lead: DraftedLead, values: TemplateValues): string {
  const words = replyDraftWords[lead.locale]
  const budget = wordFor(quoteLabels[lead.locale].budgetRange, lead.budget_range)
  const questions = [
    lead.budget_range ? '' : words.questions.budgetRange,
    lead.project_timeline ? '' : words.questions.projectTimeline,
    lead.business_type ? '' : words.questions.businessType,
    lead.urgency ? '' : words.questions.urgency,
  ].filter(Boolean)
  const told = [values.price && words.price(values.price), budget && words.budget(budget)]
  return [
    words.thanks(values.service),
    told.filter(Boolean).join('\n'),
    questions.length > 0 ? [words.ask, ...questions].join('\n') : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
