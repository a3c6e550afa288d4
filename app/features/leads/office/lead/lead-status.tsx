import { type Glyph, Status } from '#app/ui/status.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'

const looks: Record<LeadStatus, { glyph: Glyph; tone: Tone }> = {
  new: { glyph: 'ring', tone: 'blue' },
  contacted: { glyph: 'quarter', tone: 'neutral' },
  qualified: { glyph: 'half', tone: 'blue' },
  proposal_sent: { glyph: 'three-quarters', tone: 'amber' },
  negotiating: { glyph: 'full', tone: 'amber' },
  won: { glyph: 'tick', tone: 'green' },
  lost: { glyph: 'cross', tone: 'red' },
}

/** The status of a lead as a glyph and a word. */
export function LeadStatusMark({ status }: { status: LeadStatus }) {
  return <Status {...(looks[status] ?? looks.new)}>{wordFor(leadStatusWords, status)}</Status>
}

/** The statuses for a menu. */
export const statusChoices = leadStatuses.map((status) => ({
  value: status,
  label: leadStatusWords[status],
  content: <LeadStatusMark status={status} />,
}))
