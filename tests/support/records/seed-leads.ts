import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { budgetRanges, leadStatuses, serviceInterests } from '#domain/leads/lead.ts'
import { leadSources } from '#domain/leads/lead-source.ts'
import { categorize } from '#domain/leads/score/score-lead.ts'
import type { Database } from '#server/database/open-database.ts'
import type { LeadsTable } from '#server/database/tables.ts'

type NewLead = Insertable<LeadsTable> & Pick<LeadsTable, 'id' | 'created_at'>

/** Returns a lead's row; a test states only what matters to it. */
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

/** Yields leads as after a few years of business, the same ones each time, newest first. */
export function* realisticLeads(
  count: number,
  newest = new Date('2026-11-21T10:00:00.000Z'),
): Generator<NewLead> {
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
  for (let i = 0; i < count; i++) {
    const draw = (whatFor: number) => drawn(i, whatFor)
    const score = draw(0) % 101
    const minutesOn = (minutes: number) => new Date(newest.getTime() + minutes * MINUTE_MS).toISOString()
    const at = minutesOn(-i * 37)
    const status = pick(leadStatuses, draw(1))
    const isOpen = status !== 'won' && status !== 'lost'
    const budget = draw(2)
    yield buildLeadRow({
      name: `${pick(people, draw(3))}${i % 3 === 0 ? '' : ` ${i}`}`,
      email: `person${i}@example.test`,
      phone: i % 4 === 0 ? null : `+91 9${String(draw(4)).padStart(9, '0').slice(-9)}`,
      company: pick(companies, draw(5)),
      service_interest: pick(serviceInterests, draw(6)),
      budget_range: pick(budgetRanges, budget),
      message: pick(messages, draw(7)),
      status,
      source: pick(leadSources, draw(8)),
      lead_score: score,
      lead_priority: categorize(score).priority,
      estimated_value: pick([0, 25_000, 50_000, 1_00_000, 2_50_000], budget),
      assigned_to: pick(team, draw(9)),
      // Within the next two months or the last one.
      follow_up_date:
        isOpen && draw(10) % 5 < 3 ? minutesOn((draw(11) % 90) * DAY_MINUTES - 30 * DAY_MINUTES) : null,
      last_contacted: status === 'new' ? null : minutesOn(-i * 37 + 30 + (draw(12) % DAY_MINUTES)),
      created_at: at,
      updated_at: at,
    })
  }
}

/** Returns the same pseudorandom number in every run, independently for each purpose. */
function drawn(lead: number, whatFor: number): number {
  let mixed = Math.imul(lead + 1, 0x9e3779b1) ^ Math.imul(whatFor + 1, 0x85ebca6b)
  for (const [shift, factor] of [
    [16, 0x85ebca6b],
    [13, 0xc2b2ae35],
    [16, 1],
  ] as const)
    mixed = Math.imul(mixed ^ (mixed >>> shift), factor)
  return mixed >>> 0
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
