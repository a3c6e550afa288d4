import { type QuoteLabels, quoteLabels } from '#content/quote-options.ts'
import type { LeadScore } from '#domain/leads/score/score-lead.ts'
import type { LeadAnswers } from '../lead-answers.ts'

const words: QuoteLabels = quoteLabels.en

/** Describes a person's answers and score as plain text lines for the timeline. */
export function describeSubmission(submission: LeadAnswers, score: LeadScore): string {
  const { serviceInterest, budgetRange, projectTimeline, businessType, urgency, projectComplexity } =
    submission
  const lines = [
    serviceInterest && `Service: ${words.serviceInterest[serviceInterest]}`,
    budgetRange && `Budget: ${words.budgetRange[budgetRange]}`,
    projectTimeline && `Timeline: ${words.projectTimeline[projectTimeline]}`,
    businessType && `Business: ${words.businessType[businessType]}`,
    urgency && `Urgency: ${words.urgency[urgency]}`,
    projectComplexity && `Complexity: ${words.projectComplexity[projectComplexity]}`,
    `Score: ${score.score} (${score.category})`,
    '',
    submission.message,
  ]
  return lines.filter((line) => line !== undefined).join('\n')
}
