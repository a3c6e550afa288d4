import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { budgetRanges, leadStatuses, serviceInterests } from '#domain/leads/lead.ts'
import { leadSources } from '#domain/leads/lead-source.ts'
import { categorize } from '#domain/leads/score-lead.ts'
import type { Database } from '#server/database/open-database.ts'
import type { LeadsTable } from '#server/database/tables.ts'

type NewLead = Insertable<LeadsTable> & Pick<LeadsTable, 'id' | 'created_at'>

/** A lead's row; a test states only what matters to it. */
export function buildLeadRow(changes: Partial<NewLead> = {}): NewLead {
  const created = changes.created_at ?? '2026-11-21T10:00:00.000Z'
  return {
    id: randomUUID(),
    name: 'Asha Verma',
    email: 'asha@example.test',
    phone: '+91 98765 43210',
    company: null,
    service_interest: 'ai-chatbots',
    budget_range: '50k-1l',
    project_timeline: null,
    business_type: null,
    urgency: null,
    message: 'We run a dental clinic in Saket and miss calls after eight.',
    lead_score: 20,
    lead_priority: 'Low',
    status: 'new',
    source: 'website_contact',
    assigned_to: null,
    estimated_value: 50_000,
    follow_up_date: null,
    last_contacted: null,
    notes: null,
    updated_at: created,
    created_at: created,
    ...changes,
  }
}

const people = [
  'Asha Verma',
  'रवि शर्मा',
  'Mohammed Irfan Siddiqui',
  'Priya',
  'सुनीता देवी अग्रवाल',
  'Juma Hassan Mwinyi',
  'Dr. Venkatanarasimharajuvaripeta Lakshminarayanan Subramaniam Iyer',
  'Harpreet Kaur',
  'अनिल',
  "Siobhán O'Dell-Rodrigues",
]
const companies = [
  null,
  'Saket Dental Care',
  'शर्मा मिठाई भंडार',
  'Bright Future Coaching Institute (Lajpat Nagar II)',
  null,
  'Mwinyi Safaris',
  'K & Sons',
]
const messages = [
  'We miss calls after eight and want a WhatsApp bot that books appointments.',
  'हमारी मिठाई की दुकान के लिए ऑर्डर लेने वाला बॉट चाहिए। कितना खर्च आएगा?',
  'Tunahitaji tovuti na mfumo wa kuagiza kwa simu.',
  'Budget is small. Please call in the evening.\nThank you!',
  'A longer story about what we tried before. '.repeat(100),
]

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const team = ['owner@example.test', 'member@example.test', ...Array<null>(8).fill(null)]

/** Leads as a few years of business would leave them, the same ones each time, newest first. */
export function* realisticLeads(
  count: number,
  newest = new Date('2026-11-21T10:00:00.000Z'),
): Generator<NewLead> {
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
  for (let i = 0; i < count; i++) {
    // Spread without a pattern, but the same in every run.
    const mix = (i * 2_654_435_761) % 2 ** 32
    const score = mix % 101
    const minutesOn = (minutes: number) => new Date(newest.getTime() + minutes * MINUTE_MS).toISOString()
    const at = minutesOn(-i * 37)
    const status = pick(leadStatuses, mix >>> 13)
    const isOpen = status !== 'won' && status !== 'lost'
    yield buildLeadRow({
      name: `${pick(people, mix >>> 3)}${i % 3 === 0 ? '' : ` ${i}`}`,
      email: `person${i}@example.test`,
      phone: i % 4 === 0 ? null : `+91 9${String(mix).padStart(9, '0').slice(-9)}`,
      company: pick(companies, mix >>> 5),
      service_interest: pick(serviceInterests, mix >>> 7),
      budget_range: pick(budgetRanges, mix >>> 9),
      message: pick(messages, mix >>> 11),
      status,
      source: pick(leadSources, mix >>> 15),
      lead_score: score,
      lead_priority: categorize(score).priority,
      estimated_value: pick([0, 25_000, 50_000, 1_00_000, 2_50_000], mix >>> 9),
      assigned_to: pick(team, mix >>> 6),
      // Of the next two months and the last.
      follow_up_date:
        isOpen && mix % 5 < 3 ? minutesOn(((mix >>> 4) % 90) * DAY_MINUTES - 30 * DAY_MINUTES) : null,
      last_contacted: status === 'new' ? null : minutesOn(-i * 37 + 30 + (mix % DAY_MINUTES)),
      created_at: at,
      updated_at: at,
    })
  }
}

const ROWS_PER_INSERT = 500

export async function insertLeads(database: Database, leads: Iterable<NewLead>): Promise<void> {
  const all = [...leads]
  for (let at = 0; at < all.length; at += ROWS_PER_INSERT) {
    await database.write(async (trx) => {
      await trx
        .insertInto('leads')
        .values(all.slice(at, at + ROWS_PER_INSERT))
        .execute()
    })
  }
}
