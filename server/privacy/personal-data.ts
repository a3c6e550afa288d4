import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { bookingColumns } from '#server/bookings/stored-booking.ts'
import { leadColumns } from '#server/database/lead-columns.ts'

/** The tables in which a person is found directly; all other records belong to one of these. */
export const roots = [
  'leads',
  'demo_bookings',
  'conversations',
  'testimonials',
  'testimonial_requests',
  'quarantined_submissions',
  'deleted_testimonials',
  'deleted_leads',
  'emails',
  'verification',
  'consents',
] as const
export type Root = (typeof roots)[number]

export type PersonalTable = {
  /** Display name of its rows. */
  title: string
  /** The column that refers to each root; a root has its own id. */
  of: Partial<Record<Root, string>>
  /** The columns that the person gets. */
  shown: readonly string[]
  /** Columns with our own text without personal data, or with secrets. */
  withheld?: readonly string[]
}

/**
 * The tables with visitors' personal data in display order. Erasure goes in reverse, so that no reference is left
 * behind. A test compares the schema: each text column must be here or its table in `otherTables`.
 */
export const personalTables: Record<string, PersonalTable> = {
  leads: {
    title: 'Requests',
    of: { leads: 'id' },
    shown: leadColumns,
  },
  lead_details: {
    title: 'What came with a request',
    of: { leads: 'lead_id' },
    shown: [
      'lead_id',
      'score_reasons',
      'project_complexity',
      'business_size',
      'marketing_source',
      'attribution',
      'locale',
      'consented_at',
      'consent_version',
    ],
  },
  lead_contacts: {
    title: 'Addresses and numbers of a request',
    of: { leads: 'lead_id' },
    shown: ['lead_id', 'contact', 'value', 'source', 'created_at'],
  },
  lead_activities: {
    title: 'What happened',
    of: { leads: 'lead_id' },
    shown: [
      'lead_id',
      'activity_type',
      'title',
      'description',
      'scheduled_at',
      'completed_at',
      'created_by',
      'created_at',
    ],
  },
  lead_tasks: {
    title: 'Tasks of the team about a request',
    of: { leads: 'lead_id' },
    shown: ['lead_id', 'title', 'due_at', 'done_at', 'created_at'],
    withheld: ['assigned_to', 'created_by'],
  },
  lead_outcomes: {
    title: 'How a request ended',
    of: { leads: 'lead_id' },
    shown: ['lead_id', 'outcome', 'reason', 'note', 'decided_at'],
    withheld: ['decided_by'],
  },
  change_parts: {
    title: 'Changes by the team',
    of: {
      leads: 'lead_id',
      deleted_leads: 'lead_id',
      testimonials: 'record_id',
      deleted_testimonials: 'record_id',
    },
    shown: ['lead_id', 'before', 'after', 'undone_at'],
    withheld: ['entity', 'record_id'],
  },
  webhook_deliveries: {
    title: 'Passed on to other programs of ours',
    of: { leads: 'lead_id', testimonials: 'testimonial_id', demo_bookings: 'booking_id' },
    shown: ['event_type', 'payload', 'created_at', 'sent_at'],
    withheld: ['answer_text'],
  },
  deleted_leads: {
    title: 'Requests in the bin',
    of: { deleted_leads: 'id' },
    shown: ['id', 'name', 'email', 'phone', 'company', 'status', 'deleted_at'],
    // The rows inside are shown like those of the other tables.
    withheld: ['payload', 'email_key', 'phone_key', 'merged_into', 'deleted_by'],
  },
  demo_bookings: {
    title: 'Demos',
    of: { demo_bookings: 'id' },
    shown: bookingColumns.filter((column) => column !== 'conversation_id' && column !== 'sequence'),
    withheld: ['conversation_id', 'sequence'],
  },
  conversations: {
    title: 'Chats',
    of: { conversations: 'id' },
    shown: [
      'language',
      'mode',
      'start_page',
      'service_interest',
      'urgency_level',
      'facts',
      'rating',
      'started_at',
      'last_activity_at',
    ],
    // With a chat's id, someone could pretend to be its visitor.
    withheld: ['id', 'user_id', 'locale'],
  },
  chat_messages: {
    title: 'Chat messages',
    of: { conversations: 'conversation_id' },
    shown: ['sender', 'text', 'page', 'created_at'],
    withheld: ['conversation_id', 'status', 'failure', 'actions', 'author', 'topic', 'unanswered'],
  },
  testimonials: {
    title: 'Testimonials',
    of: { testimonials: 'id' },
    shown: [
      'id',
      'name',
      'email',
      'company',
      'role',
      'content',
      'rating',
      'service_type',
      'project_details',
      'status',
      'photo_url',
      'video_url',
      'featured',
      'created_at',
      'updated_at',
    ],
  },
  testimonial_details: {
    title: 'What came with a testimonial',
    of: { testimonials: 'testimonial_id' },
    shown: [
      'testimonial_id',
      'name_shown',
      'consented_at',
      'consent_version',
      'locale',
      'verified_at',
      'photo_key',
      'own_words',
      'tags',
      'reply',
      'replied_at',
    ],
    withheld: ['text_key', 'flags'],
  },
  testimonial_edits: {
    title: 'Earlier words of a testimonial',
    of: { testimonials: 'testimonial_id' },
    shown: ['testimonial_id', 'content', 'project_details', 'edited_at'],
    withheld: ['edited_by'],
  },
  testimonial_requests: {
    title: 'Requests for a testimonial',
    of: { testimonial_requests: 'id' },
    shown: ['email', 'service_type', 'requested_at', 'expires_at', 'used_at'],
    withheld: ['token_hash'],
  },
  quarantined_submissions: {
    title: 'Suspected spam',
    of: { quarantined_submissions: 'id' },
    shown: ['kind', 'payload', 'reasons', 'created_at'],
  },
  deleted_testimonials: {
    title: 'Testimonials deleted a moment ago',
    of: { deleted_testimonials: 'id' },
    shown: ['payload', 'deleted_at'],
    withheld: ['photo_key'],
  },
  emails: {
    title: 'E-mails',
    of: { emails: 'id' },
    shown: ['template', 'to_address', 'locale', 'status', 'created_at', 'sent_at'],
    // Mails repeat the rows above and contain links that act for the person; `readRecords` adds the team's own text.
    withheld: ['message_id', 'reply_to', 'data', 'last_error', 'booking_id'],
  },
  verification: {
    title: 'Invitations to the team',
    of: { verification: 'id' },
    shown: ['value'],
    withheld: ['identifier', 'createdAt', 'updatedAt', 'expiresAt'],
  },
  consents: {
    title: 'Consents',
    of: { consents: 'id' },
    shown: ['occasion', 'wording', 'locale', 'given_at', 'withdrawn_at'],
    withheld: ['contact_key'],
  },
}

/** All other tables, and why they are not searched. */
export const otherTables: Record<string, string> = {
  saved_views: 'how the team looks at the leads',
  lead_search: 'the words of leads, which go with them',
  lead_search_index: 'the search index follows the table of words',
  changes: 'who of the team made a change, and when',
  reply_templates: 'texts of the team',
  owner_answers: 'texts of the team',
  webhooks: 'the owner’s own programs',
  push_subscriptions: 'devices of the team',
  lead_imports: 'what the columns of the team’s own files are called',
  lead_import_parts:
    'rows of those files until they are leads; what became none goes with its report, after 30 days',
  submissions: 'which answer a form got: no names, no words',
  chat_usage: 'counts',
  public_version: 'a count',
  not_found_paths: 'addresses of pages',
  site_settings: 'the owner’s own, and whom they block',
  audit_log: 'never holds personal data',
  erasures: 'what stays of an erasure: hashes and counts',
  jobs: 'ids and moments',
  rate_limits: 'hashes and counts',
  user: 'the team, who see and remove their accounts themselves',
  session: 'the team',
  account: 'the team',
  two_factor: 'the team',
  recovery_codes: 'the team',
  passkeys: 'the team',
  last_sign_ins: 'the team',
  sign_in_delays: 'counts',
  mail_choices: 'the team',
  owner_claims: 'the team',
  kysely_migration: 'the shape of the database',
  kysely_migration_lock: 'the shape of the database',
}

/** The ids of a person's records, by table. */
export type Found = Record<Root, string[]>

export const nothingFound = Object.fromEntries(roots.map((root) => [root, [] as string[]])) as Found

/** SQL does not allow an empty `in` list, so this id of no record is used. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Returns the ids for a SQL `in` list; if there are none, an id that matches nothing. */
export function orNone(ids: string[]): string[] {
  return ids.length > 0 ? ids : [NO_ID]
}

/** Returns a condition for a table's rows of the found records; undefined if there are none. */
export function rowsOf(of: PersonalTable['of'], found: Found): RawBuilder<SqlBool> | undefined {
  const conditions = (Object.entries(of) as [Root, string][])
    .filter(([root]) => found[root].length > 0)
    .map(([root, column]) => sql`${sql.ref(column)} in (${sql.join(found[root])})`)
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : undefined
}
