import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/database/open-database.ts'
import { personalTables } from '#server/privacy/personal-data.ts'
import { insertChat } from '../support/records/seed-chats.ts'
import { seedPerson } from '../support/records/seed-person.ts'

/** Runs if it is used as a URL, an attribute, a tag, script text or a template. */
const runs = [
  `javascript:alert(31337)//zq-runs " autofocus onfocus=alert(31337) ' onmouseover=alert(31337) style="position:fixed">`,
  '<script>alert(31337)</script><img src=x onerror=alert(31337)><svg/onload=alert(31337)>',
  '<x-hostile></x-hostile><iframe srcdoc="<script>alert(31337)</script>"></iframe><base href=//evil.test/>',
  '</textarea></title></style></script><!--<script>]]>alert(31337)<style>body{display:none}</style>',
  '<meta http-equiv=refresh content="0;url=//evil.test"><form action=//evil.test><details open ontoggle=alert(31337)>',
  '{{constructor.constructor("alert(31337)")()}} #{alert(31337)} <%=alert(31337)%> &lt;script&gt; \u2028',
].join('')

/**
 * Texts that run, break out, break the page or calculate in a spreadsheet if a screen or file is careless. Each
 * contains a marker, `zq-` and its name.
 */
export const storedTexts = {
  runs,
  long: `=HYPERLINK("http://evil.test","zq-long")${'Wअ'.repeat(70)} \u202eedisni\u202c \u2066${'Z̵̡̢̛̗̘̙'.repeat(12)} ${'👩‍👩‍👧‍👦'.repeat(8)}\u0007`,
} as const
export type TextName = keyof typeof storedTexts
export const textNames = Object.keys(storedTexts) as TextName[]
export const emailOf = (name: TextName) => `plant-${name}@example.test`

/** For each text, the ids of the records that have a page of their own. */
export type Planted = Record<
  'lead' | 'booking' | 'testimonial' | 'chat' | 'email' | 'webhook' | 'import',
  string
>

const now = () => new Date().toISOString()
/** The placeholder of a text until it is planted; it passes the forms' validation. */
const seedOf = (name: TextName) => `Seed${name}`

/**
 * Columns that a seeded person leaves empty but forms fill, or that a migrated database may fill with
 * anything.
 */
const alsoFilled: Record<string, readonly string[]> = {
  leads: [
    'company',
    'notes',
    'service_interest',
    'budget_range',
    'project_timeline',
    'business_type',
    'urgency',
  ],
  demo_bookings: ['notes', 'cancel_reason'],
  testimonials: ['role', 'project_details', 'content', 'photo_url', 'video_url'],
  emails: ['last_error'],
}

/**
 * Creates a person for each text, with records in every table, in which everything that they or the team
 * typed is that text.
 */
export async function plantHostileTexts(database: Database): Promise<Record<TextName, Planted>> {
  const planted: [TextName, Planted][] = []
  for (const [index, name] of textNames.entries()) {
    const seed = seedOf(name)
    const email = emailOf(name)
    const phone = `+91 98765 4321${index}`
    const person = { name: seed, email, phone, company: seed, message: seed }
    const { leadId } = await seedPerson(database, person, `1${index}:30`)
    const ids = await plantTeamTexts(database, { name, leadId })
    const one = async (table: string, where: string) => {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
        where ${sql.ref(where)} in (${email}, ${leadId}) limit 1`.execute(database.db)
      return rows[0]?.id ?? ''
    }
    for (const [table, columns] of Object.entries(alsoFilled)) {
      const address = table === 'emails' ? 'to_address' : 'email'
      for (const column of columns)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${seed}
          where ${sql.ref(address)} = ${email}`.execute(database.db)
    }
    planted.push([
      name,
      {
        lead: leadId,
        booking: await one('demo_bookings', 'email'),
        testimonial: await one('testimonials', 'email'),
        chat: await one('conversations', 'lead_id'),
        email: await one('emails', 'to_address'),
        ...ids,
      },
    ])
  }
  await growTexts(database)
  return Object.fromEntries(planted) as Record<TextName, Planted>
}

/** Creates records of the team and of machines that belong to no person. */
async function plantTeamTexts(
  database: Database,
  { name, leadId }: { name: TextName; leadId: string },
): Promise<Pick<Planted, 'webhook' | 'import'>> {
  const { db, write } = database
  const seed = seedOf(name)
  const at = now()
  const [webhook, delivery, imported, user] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const owner = await db.selectFrom('user').select('id').where('role', '=', 'owner').executeTakeFirstOrThrow()
  const rows: [string, Record<string, unknown>][] = [
    [
      'user',
      {
        id: user,
        name: seed,
        email: `team-${name}@example.test`,
        emailVerified: 1,
        createdAt: at,
        updatedAt: at,
        role: 'member',
        status: 'pending',
      },
    ],
    [
      'session',
      {
        id: randomUUID(),
        token: randomUUID(),
        userId: owner.id,
        userAgent: seed,
        ipAddress: seed,
        expiresAt: '2099-01-01T00:00:00.000Z',
        createdAt: at,
        updatedAt: at,
      },
    ],
    [
      'passkeys',
      {
        id: randomUUID(),
        user_id: owner.id,
        credential_id: randomUUID(),
        public_key: 'AA',
        counter: 0,
        name: seed,
        created_at: at,
      },
    ],
    [
      'reply_templates',
      {
        id: randomUUID(),
        name: seed,
        subject: seed,
        body: seed,
        updated_by: seed,
        updated_at: at,
        created_at: at,
      },
    ],
    [
      'webhooks',
      {
        id: webhook,
        url: `https://hooks.example.test/${seed}`,
        description: seed,
        events: '["lead.created"]',
        own_network: 0,
        status: 'paused',
        secret_version: 1,
        created_at: at,
        updated_at: at,
      },
    ],
    [
      'webhook_deliveries',
      {
        id: delivery,
        webhook_id: webhook,
        event_type: 'lead.created',
        lead_id: leadId,
        payload: JSON.stringify({ name: seed }),
        answer_status: 500,
        answer_text: seed,
        created_at: at,
      },
    ],
    [
      'jobs',
      {
        kind: 'webhook',
        key: delivery,
        payload: '{}',
        run_at: at,
        attempts: 1,
        last_error: seed,
        dead_at: at,
      },
    ],
    [
      'saved_views',
      {
        id: randomUUID(),
        owner_id: owner.id,
        name: seed,
        address: seed,
        shared: 1,
        created_at: at,
        updated_at: at,
      },
    ],
    ['not_found_paths', { path: `/${seed}`, hits: 3, first_seen_at: at, last_seen_at: at }],
    [
      'audit_log',
      {
        id: randomUUID(),
        actor_id: user,
        action: seed,
        subject_type: seed,
        subject_id: seed,
        details: JSON.stringify({ [seed]: seed }),
        created_at: at,
      },
    ],
    [
      'quarantined_submissions',
      {
        id: randomUUID(),
        kind: 'testimonial',
        payload: JSON.stringify({
          submission: {
            name: seed,
            email: emailOf(name),
            content: seed,
            company: seed,
            role: seed,
            projectDetails: seed,
            rating: 5,
            serviceType: seed,
          },
          locale: 'en',
          isTooFast: false,
        }),
        reasons: JSON.stringify([seed]),
        created_at: at,
      },
    ],
    [
      'lead_activities',
      {
        id: randomUUID(),
        lead_id: leadId,
        activity_type: seed,
        title: seed,
        description: seed,
        created_by: seed,
        created_at: at,
      },
    ],
    [
      'lead_imports',
      {
        id: imported,
        file_name: seed,
        status: 'done',
        created_by: seed,
        header: JSON.stringify([seed, 'Mobile']),
        plan: null,
        rows_total: 1,
        parts_total: 1,
        parts_done: 1,
        rows_read: 1,
        imported: 0,
        joined: 0,
        skipped: 0,
        bad: 1,
        created_at: at,
        finished_at: at,
      },
    ],
    [
      'lead_import_parts',
      {
        import_id: imported,
        number: 0,
        remarks: JSON.stringify([[2, seed]]),
        rows: JSON.stringify([[2, [seed, seed]]]),
      },
    ],
  ]
  await write(async (trx) => {
    for (const [table, row] of rows)
      await trx
        .insertInto(table as 'leads')
        .values(row as never)
        .execute()
  })
  await insertChat(database, {
    facts: { name: seed },
    start_page: `/${seed}`,
    messages: [{ text: seed, page: `/${seed}`, unanswered: 'unknown' }],
  })
  return { webhook, import: imported }
}

const teamTables = [
  'user',
  'session',
  'passkeys',
  'reply_templates',
  'webhooks',
  'saved_views',
  'not_found_paths',
  'audit_log',
  'lead_imports',
  'lead_import_parts',
]

/** Replaces every placeholder, in text and in JSON, with its text. */
async function growTexts({ db, write }: Database): Promise<void> {
  const columns = await sql<{ table: string; column: string }>`
    select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and lower(c.type) = 'text'`.execute(db)
  const meant = new Set([...Object.keys(personalTables), ...teamTables])
  await write(async (trx) => {
    for (const { table, column } of columns.rows.filter(({ table }) => meant.has(table))) {
      for (const name of textNames) {
        const ref = sql.ref(column)
        const inJson = JSON.stringify(storedTexts[name]).slice(1, -1)
        await sql`update ${sql.table(table)} set ${ref} = replace(${ref}, ${seedOf(name)},
            case when substr(${ref}, 1, 1) in ('{', '[') then ${inJson} else ${storedTexts[name]} end)
          where instr(${ref}, ${seedOf(name)}) > 0`.execute(trx)
      }
    }
  })
}
