import { leadColumnWords as words } from '#content/office/lead-list-words.ts'
import { leadSourceWords, leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import { indianDay } from '#domain/indian-time.ts'
import type { LeadsTable } from '#server/database/tables.ts'

type Lead = LeadsTable & { withdrawnAt: string | null }

/** The columns of a lead export: labels as in the list; days and amounts as spreadsheets calculate with them. */
const columns: [heading: string, cell: (lead: Lead) => string | number | null | undefined][] = [
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phoneText(phone)],
  [words.company, ({ company }) => company],
  [words.service, ({ service_interest }) => wordFor(quoteLabels.en.serviceInterest, service_interest)],
  [words.status, ({ status }) => wordFor(leadStatusWords, status)],
  [words.priority, ({ lead_priority }) => lead_priority],
  [words.score, ({ lead_score }) => lead_score],
  [words.value, ({ estimated_value }) => estimated_value],
  [words.budget, ({ budget_range }) => wordFor(quoteLabels.en.budgetRange, budget_range)],
  [words.timeline, ({ project_timeline }) => wordFor(quoteLabels.en.projectTimeline, project_timeline)],
  [words.followup, ({ follow_up_date }) => follow_up_date && indianDay(follow_up_date)],
  [words.contacted, ({ last_contacted }) => last_contacted && indianDay(last_contacted)],
  [words.assigned, ({ assigned_to }) => assigned_to],
  [words.source, ({ source }) => wordFor(leadSourceWords, source)],
  [words.created, ({ created_at }) => indianDay(created_at)],
  ['Business', ({ business_type }) => wordFor(quoteLabels.en.businessType, business_type)],
  ['Urgency', ({ urgency }) => wordFor(quoteLabels.en.urgency, urgency)],
  ['Message', ({ message }) => message],
  ['Notes', ({ notes }) => notes],
  ['Updated', ({ updated_at }) => indianDay(updated_at)],
  ['Id', ({ id }) => id],
  ['Consent withdrawn', ({ withdrawnAt }) => withdrawnAt && indianDay(withdrawnAt)],
]

export const exportHeadings = columns.map(([heading]) => heading)

/** Returns a row of the file. Carriage returns only end rows, so that they count the rows. */
export function cellsOf(lead: Lead): string[] {
  return columns.map(([, cell]) =>
    String(cell(lead) ?? '')
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n'),
  )
}
