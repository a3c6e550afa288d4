import type { BudgetRange, ProjectTimeline, ServiceInterest } from '#domain/leads/lead.ts'
import type { Asked, ChatService, ContactInfo, UrgencyLevel } from '../conversation.ts'
import { maskContacts } from '../mask-contacts.ts'
import { budgetOf, speaksOfMoney } from '../money/budget.ts'
import { foldText, wholeWords, wordPattern } from '../word-pattern.ts'
import { emailIn, phoneIn } from './find-contacts.ts'
import { notServiceWords, serviceWords } from './service-words.ts'
import { timelineOf } from './timeline.ts'
import { urgencyOf } from './urgency.ts'
import { nameIn } from './visitor-name.ts'

export type MessageAnalysis = {
  serviceInterest?: ChatService
  quoteService?: ServiceInterest
  urgencyLevel?: UrgencyLevel
  /** The message mentions money. */
  isBudget: boolean
  contactInfo?: ContactInfo
  timeline?: ProjectTimeline
  budget?: BudgetRange
  name?: string
}

const services = serviceWords.map(({ words, ...meaning }) => ({ ...meaning, pattern: wordPattern(words) }))
const everydayTurns = new RegExp(wholeWords(notServiceWords), 'gu')

/** Extracts the facts from one visitor message. `asked` is what the previous reply asked for. */
export function analyzeMessage(message: string, asked?: Asked): MessageAnalysis {
  // Contacts are masked because the digits of a phone number are no budget and "name@school.example" is no
  // interest in schools.
  const text = foldText(maskContacts(message)).replace(/\[(?:email|phone)\]/g, ' . ')
  const service = serviceIn(text)
  const budget = budgetOf(text, asked === 'budget')
  return withoutGaps({
    serviceInterest: service?.service,
    quoteService: service?.quoteService,
    urgencyLevel: urgencyOf(text),
    isBudget: speaksOfMoney(text) || budget !== undefined,
    contactInfo: contactsIn(message),
    timeline: timelineOf(text, asked === 'timeline'),
    budget,
    name: nameIn(message),
  })
}

function serviceIn(text: string) {
  const meant = text.replace(everydayTurns, ' . ')
  return services.find(({ pattern }) => pattern.test(meant))
}

function contactsIn(message: string): ContactInfo | undefined {
  const email = emailIn(message)
  const phone = phoneIn(message)
  return email || phone ? withoutGaps({ email, phone }) : undefined
}

function withoutGaps<Facts extends object>(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts
}
