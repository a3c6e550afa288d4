import { readEmail } from '#domain/contact/email-address.ts'
import { readPhone, storedPhone } from '#domain/contact/phone-number.ts'
import { momentInIndia } from '#domain/indian-time.ts'
import {
  budgetRanges,
  businessTypes,
  leadPriorities,
  projectComplexities,
  projectTimelines,
  serviceInterests,
  urgencies,
} from '#domain/leads/lead.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import {
  BY_SCORE,
  formText,
  type LeadFormField,
  type LeadFormProblem,
  type LeadFormProblems,
  leadFormFields,
  leadFormLimits,
} from '#domain/leads/lead-form.ts'
import { leadSources } from '#domain/leads/lead-source.ts'
import { locales } from '#domain/locale.ts'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'

const choices: Partial<Record<LeadFormField, readonly string[]>> = {
  locale: locales,
  service_interest: serviceInterests,
  budget_range: budgetRanges,
  project_timeline: projectTimelines,
  business_type: businessTypes,
  urgency: urgencies,
  project_complexity: projectComplexities,
  source: leadSources,
  lead_priority: [BY_SCORE, ...leadPriorities],
}
/** A required choice. */
const needed: ReadonlySet<LeadFormField> = new Set(['locale', 'source', 'lead_priority'])
const longTexts: ReadonlySet<LeadFormField> = new Set(['message', 'notes'])

export type ReadLeadForm = {
  /** The submitted values in their stored spelling. */
  texts: Record<LeadFormField, string>
  /**
   * The values that differ from the stored ones. The priority is only in the texts, because it may follow
   * from the score.
   */
  typed: FieldValues
  problems: LeadFormProblems
}

/** Validates a lead's form. Unchanged values are accepted even if they would be invalid today. */
export function readLeadForm(get: (name: string) => unknown, known: FieldValues): ReadLeadForm {
  const texts = {} as Record<LeadFormField, string>
  const typed: FieldValues = {}
  const problems: LeadFormProblems = {}
  for (const field of leadFormFields) {
    const sent = get(field)
    const before = formText(field, known)
    // Fields missing from the form stay unchanged.
    const text = typeof sent === 'string' ? clean(field, sent) : before
    texts[field] = text
    if (text === clean(field, before)) continue
    const read = readField(field, text)
    if ('problem' in read) problems[field] = read.problem
    else if (field !== 'lead_priority') typed[field] = read.value
  }
  if (texts.name === '') problems.name = 'required'
  if (texts.email === '' && texts.phone === '') problems.email ??= 'contact'
  return { texts, typed, problems }
}

function clean(field: LeadFormField, text: string): string {
  return (longTexts.has(field) ? cleanText(text) : cleanLine(text)).trim()
}

type ReadField = { value: string | number | null } | { problem: LeadFormProblem }

function readField(field: LeadFormField, text: string): ReadField {
  const known = choices[field]
  if (known) {
    if (text === '' && !needed.has(field)) return { value: null }
    return known.includes(text) ? { value: text } : { problem: 'choice' }
  }
  const limit = (leadFormLimits as Partial<Record<LeadFormField, number>>)[field]
  if (field === 'estimated_value') return readAmount(text)
  if (limit !== undefined && text.length > limit) return { problem: 'too-long' }
  // The column does not allow NULL: leads with only a phone number have an empty address.
  if (field === 'email') {
    const email = text === '' ? '' : readEmail(text)
    return email === undefined ? { problem: 'email' } : { value: email }
  }
  if (field === 'phone' && text !== '')
    return readPhone(text) ? { value: storedPhone(text) } : { problem: 'phone' }
  if (field === 'follow_up_date') return readDay(text)
  return { value: text === '' ? null : text }
}

/** Reads an amount such as `75,000` or `₹ 2,50,000`. */
export function readAmount(text: string): ReadField {
  if (text === '') return { value: null }
  const digits = text.replace(/^₹|[\s,]/g, '')
  const amount = /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN
  return amount <= leadFormLimits.estimated_value ? { value: amount } : { problem: 'number' }
}

function readDay(text: string): ReadField {
  const value = text === '' ? null : momentInIndia(text)
  return value === undefined ? { problem: 'day' } : { value }
}
