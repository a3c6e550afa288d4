import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { freeTimes } from '../support/browser/free-times.ts'
import { postForm, quoteFields } from '../support/browser/post-form.ts'
import { freePort } from '../support/servers/free-port.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

const SUBMISSIONS = 200
const AT_ONCE = 8
const EVERY_SO_MANY_BOOK = 5
/** The process is killed after about this many submissions; fewer means more often. */
const SUBMISSIONS_BETWEEN_KILLS = 40

let dataDir: string
let site: Site | undefined
let database: Database | undefined

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'site-'))
})
afterAll(async () => {
  await site?.end('SIGKILL')
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type Visitor = {
  email: string
  key: string
  comesBack: boolean
  acknowledged: boolean
  /** Set for visitors who book a demo; the others ask for a quote. */
  demo: { date: string; time: string } | undefined
}

test('keeps every acknowledged lead and booking through kill -9 with its activity and mails, and none in part', async () => {
  const port = await freePort()
  const times = freeTimes(SUBMISSIONS / EVERY_SO_MANY_BOOK)
  const visitors: Visitor[] = Array.from({ length: SUBMISSIONS }, (_, i) => ({
    email: `visitor-${i}@example.test`,
    key: randomUUID(),
    // Half of the visitors resend what was not answered, as the form's script does; the others give up.
    comesBack: i % 2 === 0,
    acknowledged: false,
    demo: i % EVERY_SO_MANY_BOOK === 0 ? times[i / EVERY_SO_MANY_BOOK] : undefined,
  }))
  const waiting = [...visitors]
  let posts = 0
  let kills = 0
  let repeats = 0

  while (waiting.length > 0) {
    site = await startSite({ dataDir, port })
    const { url, end } = site
    const killAfter = randomInt(5, 2 * SUBMISSIONS_BETWEEN_KILLS)
    const wait = randomInt(0, 40)
    let sent = 0
    let down: Promise<unknown> | undefined

    const sendOneByOne = async () => {
      for (let visitor = waiting.shift(); visitor; visitor = down ? undefined : waiting.shift()) {
        posts++
        sent++
        const answer = send(url, visitor)
        if (sent >= killAfter && !down) {
          // The kill can come at any moment: before the request arrives, while it is written, or while it is
          // answered.
          for (let turn = 0; turn < wait; turn++) await nextTurn()
          kills++
          down = end('SIGKILL')
        }
        if (await answer) visitor.acknowledged = true
        else if (visitor.comesBack) {
          repeats++
          waiting.push(visitor)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne))
    await (down ?? end('SIGKILL'))
  }

  database = openDatabase({ file: path.join(dataDir, 'site.db') })
  const found = await readEverything(database)
  const acknowledged = visitors.filter((visitor) => visitor.acknowledged)
  console.log(
    `${posts} posts, ${kills} kills, ${repeats} repeats: ${acknowledged.length} of ${SUBMISSIONS} acknowledged, ${found.leads.size} leads`,
  )

  expect(posts).toBeGreaterThanOrEqual(SUBMISSIONS)
  expect(kills).toBeGreaterThanOrEqual(3)
  expect(acknowledged.length).toBeGreaterThan(SUBMISSIONS / 2)
  expect(acknowledged.filter(({ demo }) => demo).length).toBeGreaterThan(times.length / 2)
  // A lead has a booking if and only if its visitor booked.
  for (const { email, demo } of visitors)
    expect(found.leads.get(email)?.bookings ?? Number(!!demo)).toBe(Number(!!demo))
  // Acknowledged submissions are stored, all others completely or not at all, and none twice.
  expect(acknowledged.filter(({ email }) => !found.leads.has(email))).toEqual([])
  expect(visitors.filter(({ comesBack, acknowledged }) => comesBack && !acknowledged)).toEqual([])
  expect(found.leadCount).toBe(found.leads.size)
  expect([...found.leads.values()].filter((lead) => !isWhole(lead))).toEqual([])
  expect(found.orphans).toEqual(nothing)
  expect(found.integrity).toBe('ok')
})

/** Returns whether the visitor got an acknowledgement. */
async function send(url: string, { email, key, demo }: Visitor): Promise<boolean> {
  try {
    const response = demo
      ? await postForm(`${url}/api/chat/demo`, demoForm({ email, idempotencyKey: key, ...demo }))
      : await postForm(`${url}/contact`, { ...quoteFields({ email }), idempotencyKey: key })
    await response.arrayBuffer()
    if (response.status !== (demo ? 200 : 303)) throw new UnexpectedAnswer(`answered ${response.status}`)
    return true
  } catch (error) {
    if (error instanceof UnexpectedAnswer) throw error
    return false
  }
}

const demoForm = (fields: Record<string, string>) => ({ name: 'Asha', consent: 'on', ...fields })

class UnexpectedAnswer extends Error {}

type FoundLead = {
  activities: string[]
  emails: string[]
  details: number
  contacts: number
  submissions: number
  bookings: number
}

const wholeQuote = { activity: 'quote_request', emails: 'new-lead,quote-received', bookings: 0 }
const wholeDemo = {
  activity: 'demo_request',
  emails: 'booking-made,booking-reminder,booking-reminder,team-booking-made',
  bookings: 1,
}

function isWhole(lead: FoundLead): boolean {
  const whole = lead.bookings > 0 ? wholeDemo : wholeQuote
  return (
    lead.activities.join() === whole.activity &&
    lead.emails.sort().join() === whole.emails &&
    lead.bookings === whole.bookings &&
    lead.details === 1 &&
    lead.contacts === 1 &&
    lead.submissions === 1
  )
}

const nothing = { activities: 0, emails: 0, details: 0, contacts: 0, submissions: 0, bookings: 0 }

async function readEverything({ db }: Database) {
  const leads = await db.selectFrom('leads').select(['id', 'email']).execute()
  const byId = new Map<string, FoundLead>(
    leads.map(({ id }) => [id, { ...nothing, activities: [], emails: [] }]),
  )
  const orphans = { ...nothing }
  const add = (id: string | null, kind: keyof FoundLead, put: (lead: FoundLead) => void) => {
    const lead = byId.get(id ?? '')
    if (lead) put(lead)
    else orphans[kind]++
  }
  for (const row of await db.selectFrom('lead_activities').select(['lead_id', 'activity_type']).execute())
    add(row.lead_id, 'activities', (lead) => lead.activities.push(row.activity_type))
  for (const row of await db.selectFrom('emails').select(['lead_id', 'template']).execute())
    add(row.lead_id, 'emails', (lead) => lead.emails.push(row.template))
  for (const row of await db.selectFrom('lead_details').select('lead_id').execute())
    add(row.lead_id, 'details', (lead) => lead.details++)
  for (const row of await db.selectFrom('lead_contacts').select('lead_id').execute())
    add(row.lead_id, 'contacts', (lead) => lead.contacts++)
  for (const row of await db.selectFrom('submissions').select('subject_id').execute())
    add(row.subject_id, 'submissions', (lead) => lead.submissions++)
  for (const row of await db.selectFrom('demo_bookings').select('lead_id').execute())
    add(row.lead_id, 'bookings', (lead) => lead.bookings++)
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  return {
    leadCount: leads.length,
    leads: new Map(leads.map(({ id, email }) => [email, byId.get(id) as FoundLead])),
    orphans,
    integrity: rows[0]?.integrity_check,
  }
}
