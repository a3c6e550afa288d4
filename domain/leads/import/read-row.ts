import { readEmail } from '#domain/contact/email-address.ts'
import { readPhone } from '#domain/contact/phone-number.ts'
import { withoutGuard } from '../../csv.ts'
import type {
  BudgetRange,
  BusinessType,
  LeadStatus,
  ProjectTimeline,
  ServiceInterest,
  Urgency,
} from '../lead.ts'
import type { LeadSource } from '../lead-source.ts'
import { quoteLimits } from '../quote-limits.ts'
import type { ColumnMapping, ImportField } from './import-fields.ts'
import { readAmount, readChoice, readDate, readSource } from './read-values.ts'

/** The labels of choices, passed in because they live in `content/`. */
export type ImportWords = {
  service: Record<ServiceInterest, string>
  budget: Record<BudgetRange, string>
  timeline: Record<ProjectTimeline, string>
  businessType: Record<BusinessType, string>
  urgency: Record<Urgency, string>
  status: Record<LeadStatus, string>
}

export type ImportedPerson = {
  name: string
  email: string | undefined
  phone: string | undefined
  company: string | undefined
  serviceInterest: ServiceInterest | undefined
  budgetRange: BudgetRange | undefined
  projectTimeline: ProjectTimeline | undefined
  businessType: BusinessType | undefined
  urgency: Urgency | undefined
  value: number | undefined
  status: LeadStatus | undefined
  source: LeadSource | undefined
  followUp: Date | undefined
  created: Date | undefined
  message: string | undefined
  notes: string | undefined
}

export type RowReading =
  /** `noted`: the fields whose text is not understood and goes to the notes. */
  { ok: true; person: ImportedPerson; noted: ImportField[] } | { ok: false; reason: string }

export type RowContext = {
  header: readonly string[]
  mapping: ColumnMapping
  words: ImportWords
  now: Date
}

const NOTES_LIMIT = 5_000

/** Reads the person in a row. Unreadable values go to the notes, so nothing is lost. */
export function readRow(cells: readonly string[], context: RowContext): RowReading {
  const { header, mapping, words, now } = context
  const notes: string[] = []
  const noted: ImportField[] = []
  const found: Partial<Record<ImportField, string>> = {}
  mapping.forEach((field, index) => {
    const text = withoutGuard(cells[index] ?? '').trim()
    if (!field || !text) return
    if (field === 'notes') notes.push(isPlainNote(header[index]) ? text : `${header[index]}: ${text}`)
    else found[field] = text
  })
  /** Returns the value that a text means, and keeps an unreadable text as a note. */
  function understood<T>(field: ImportField, label: string, read: (text: string) => T | undefined) {
    const text = found[field]
    if (!text) return undefined
    const value = read(text)
    if (value === undefined) {
      notes.push(`${label}: ${text}`)
      noted.push(field)
    }
    return value
  }

  // Some exports put several addresses into one cell: the first becomes the main one, and all are kept.
  const email = understood('email', 'E-mail', (text) => {
    const [first = '', ...others] = text.split(/\s*(?::::|[;,\s])\s*/)
    const address = readEmail(first.replace(/^mailto:/i, ''))
    if (address && others.length > 0) notes.push(`E-mail: ${text}`)
    return address
  })
  const phone = understood('phone', 'Phone', (text) => {
    const number = readPhone(text)
    if (number && !number.isWhole) notes.push(`Phone: ${text}`)
    return number?.stored
  })
  if (!email && !phone) return { ok: false, reason: whatIsMissing(found) }
  const company = found.company && cut(found.company, quoteLimits.name)
  const fullName = found.name ?? [found.firstName, found.lastName].filter(Boolean).join(' ')
  const person: ImportedPerson = {
    name: cut(fullName || company || email || phone || '', quoteLimits.name),
    email,
    phone,
    company,
    serviceInterest: understood('service', 'Service', (text) => readChoice(text, words.service)),
    budgetRange: understood('budget', 'Budget', (text) => readChoice(text, words.budget)),
    projectTimeline: understood('timeline', 'Timeline', (text) => readChoice(text, words.timeline)),
    businessType: understood('businessType', 'Business type', (text) => readChoice(text, words.businessType)),
    urgency: understood('urgency', 'Urgency', (text) => readChoice(text, words.urgency)),
    value: understood('value', 'Value', readAmount),
    status: understood('status', 'Status', (text) => readChoice(text, words.status)),
    source: understood('source', 'Source', readSource),
    followUp: understood('followUp', 'Follow-up', readDate),
    created: understood('created', 'Created', (text) => {
      const date = readDate(text)
      return date && date <= now ? date : undefined
    }),
    message: found.message && cut(found.message, quoteLimits.message),
    notes: undefined,
  }
  return { ok: true, person: { ...person, notes: cut(notes.join('\n'), NOTES_LIMIT) || undefined }, noted }
}

function isPlainNote(heading: string | undefined): boolean {
  return !heading || /^(note|remark|comment)s?$/i.test(heading.trim())
}

function whatIsMissing({ email, phone }: Partial<Record<ImportField, string>>): string {
  if (email && phone) return 'Neither the e-mail address nor the phone number is understood'
  if (email) return 'The e-mail address is not understood, and there is no phone number'
  if (phone) return 'The phone number is not understood, and there is no e-mail address'
  return 'There is neither an e-mail address nor a phone number'
}

/** Never cuts through the middle of a character, because a lone surrogate cannot be stored. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
