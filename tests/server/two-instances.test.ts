import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { newChatBrowser } from '../support/browser/chat-browser.ts'
import { freeTimes } from '../support/browser/free-times.ts'
import { postForm, quoteFields } from '../support/browser/post-form.ts'
import { newDataFolder } from '../support/servers/data-folder.ts'
import { createPostgresUrl } from '../support/servers/postgres-url.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

const SAME_PERSON = 20
const OTHERS = 40
const AT_ONCE = 60

describe('two instances that start at once on one PostgreSQL', () => {
  let sites: Site[]
  let database: Database
  let remove: () => Promise<void>

  beforeAll(async () => {
    const dataDir = newDataFolder()
    const postgres = await createPostgresUrl()
    const env = { DATABASE_URL: postgres.url }
    sites = await Promise.all([startSite({ dataDir, env }), startSite({ dataDir, env })])
    database = openDatabase({ url: postgres.url, file: '' })
    remove = async () => {
      await database.close()
      await Promise.all(sites.map((site) => site.end()))
      await postgres.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  afterAll(() => remove())

  test('start on one empty database and share its leads', async () => {
    for (const site of sites) expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    const { rows: migrations } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      database.db,
    )
    expect(migrations.length).toBeGreaterThanOrEqual(3)
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length)

    // The same person sends to both instances at once, repeatedly, with other people in between.
    const answers = await Promise.all([
      ...Array.from({ length: SAME_PERSON }, (_, i) =>
        postForm(
          `${site(i).url}/contact`,
          quoteFields({ email: i % 3 ? 'ASHA@example.test' : 'asha@example.test', message: `Message ${i}` }),
        ),
      ),
      ...Array.from({ length: OTHERS }, (_, i) =>
        postForm(`${site(i).url}/contact`, quoteFields({ email: `other-${i}@example.test` })),
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(SAME_PERSON + OTHERS).fill(303))

    const leads = await database.db.selectFrom('leads').select(['id', 'email']).execute()
    expect(leads).toHaveLength(1 + OTHERS)
    const asha = leads.filter(({ email }) => email.toLowerCase() === 'asha@example.test')
    expect(asha).toHaveLength(1)
    const activities = await database.db
      .selectFrom('lead_activities')
      .select('id')
      .where('lead_id', '=', asha[0]?.id ?? '')
      .execute()
    expect(activities).toHaveLength(SAME_PERSON)
    const { total } = await database.db
      .selectFrom('emails')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('lead_id', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(2 * (SAME_PERSON + OTHERS))
  })

  test('count a submission sent to both once', async () => {
    const fields = { ...quoteFields({ email: 'twice@example.test' }), idempotencyKey: 'one-submission-0001' }
    const answers = await Promise.all([0, 1, 2, 3].map((i) => postForm(`${site(i).url}/contact`, fields)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    const activities = await database.db
      .selectFrom('lead_activities')
      .innerJoin('leads', 'leads.id', 'lead_activities.lead_id')
      .select('lead_activities.id')
      .where('leads.email', '=', 'twice@example.test')
      .execute()
    expect(activities).toHaveLength(1)
  })

  test(`book a slot that ${AT_ONCE} people want once, and offer the others what is free`, async () => {
    const [slot] = freeTimes(1)
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, i) => {
        const email = `person-${i}@example.test`
        const fields = { name: `Person ${i}`, email, date: slot?.date, time: slot?.time, consent: 'on' }
        const response = await newChatBrowser(site(i).url).post('/api/chat/demo', fields)
        return { status: response.status, body: await response.json() }
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status === 409)
    expect(others).toHaveLength(AT_ONCE - 1)
    for (const { body } of others) {
      expect(body.nearest).toHaveLength(5)
      expect(body.nearest).not.toContain(slot?.startsAt)
    }
    const booked = await database.db.selectFrom('demo_bookings').select('starts_at').execute()
    expect(booked).toEqual([{ starts_at: slot?.startsAt }])
    const leads = await database.db
      .selectFrom('leads')
      .select('id')
      .where('source', '=', 'demo_request')
      .execute()
    expect(leads).toHaveLength(1)
  })

  const site = (i: number) => sites[i % sites.length] as Site
})
