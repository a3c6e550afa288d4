import { exportFieldWords } from '#content/office/lead-export-words.ts'
import { leadSourceWords, leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import { indianDay } from '#domain/indian-time.ts'
import type { ExportField } from '#domain/leads/export-fields.ts'
import type { LeadsTable } from '#server/database/tables.ts'

type Cell = string | number | null | undefined

/** Formats a lead for export: labels as in the list; days and amounts as spreadsheets calculate with them. */
const fieldCells: Record<ExportField, (lead: LeadsTable) => Cell> = {
  company: ({ company }) => company,
  service: ({ service_interest }) => wordFor(quoteLabels.en.serviceInterest, service_interest),
  status: ({ status }) => wordFor(leadStatusWords, status),
  priority: ({ lead_priority }) => lead_priority,
  score: ({ lead_score }) => lead_score,
  value: ({ estimated_value }) => estimated_value,
  budget: ({ budget_range }) => wordFor(quoteLabels.en.budgetRange, budget_range),
  timeline: ({ project_timeline }) => wordFor(quoteLabels.en.projectTimeline, project_timeline),
  source: ({ source }) => wordFor(leadSourceWords, source),
  followup: ({ follow_up_date }) => follow_up_date && indianDay(follow_up_date),
  contacted: ({ last_contacted }) => last_contacted && indianDay(last_contacted),
  assigned: ({ assigned_to }) => assigned_to,
  created: ({ created_at }) => indianDay(created_at),
  business: ({ business_type }) => wordFor(quoteLabels.en.businessType, business_type),
  urgency: ({ urgency }) => wordFor(quoteLabels.en.urgency, urgency),
  message: ({ message }) => message,
  notes: ({ notes }) => notes,
  updated: ({ updated_at }) => indianDay(updated_at),
  id: ({ id }) => id,
}

export function headingsOf(fields: readonly ExportField[]): string[] {
  return ['Name', 'E-mail', 'Phone', ...fields.map((field) => exportFieldWords[field]), 'Consent withdrawn']
}

/**
 * Returns a row of the file, including the day on which the person withdrew consent. Carriage returns only
 * end rows, so that they count the rows.
 */
export function cellsOf(
  lead: LeadsTable & { withdrawnAt: string | null },
  fields: readonly ExportField[],
): string[] {
  const cells: Cell[] = [
    lead.name,
    lead.email,
    phoneText(lead.phone),
    ...fields.map((field) => fieldCells[field](lead)),
    lead.withdrawnAt && indianDay(lead.withdrawnAt),
  ]
  return cells.map((cell) =>
    String(cell ?? '')
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n'),
  )
}
