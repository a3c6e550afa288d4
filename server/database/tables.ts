import type { Generated } from 'kysely'
import type { ContactSource } from '#domain/leads/known-contacts.ts'
import type { LeadPriority, LeadStatus } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'
import type {
  AccountTable,
  LastSignInsTable,
  MailChoicesTable,
  OwnerClaimsTable,
  PasskeysTable,
  PushSubscriptionsTable,
  RecoveryCodesTable,
  SessionTable,
  SignInDelaysTable,
  TwoFactorTable,
  UserTable,
  VerificationTable,
} from './account-tables.ts'
import type { DemoBookingsTable } from './booking-tables.ts'
import type { ChangePartsTable, ChangesTable, DeletedLeadsTable } from './change-tables.ts'
import type {
  ChatMessagesTable,
  ChatUsageTable,
  ConversationsTable,
  OwnerAnswersTable,
} from './chat-tables.ts'
import type { ImportedLeadsTable, LeadImportPartsTable, LeadImportsTable } from './import-tables.ts'
import type { JobsTable } from './job-tables.ts'
import type {
  LeadOutcomesTable,
  LeadTasksTable,
  ReplyTemplatesTable,
  SavedViewsTable,
} from './lead-work-tables.ts'
import type { ConsentsTable, ErasuresTable } from './privacy-tables.ts'
import type {
  DeletedTestimonialsTable,
  PublicVersionTable,
  TestimonialDetailsTable,
  TestimonialEditsTable,
  TestimonialRequestsTable,
  TestimonialsTable,
} from './testimonial-tables.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from './webhook-tables.ts'

/**
 * The tables as queries see them. Timestamps are ISO 8601 text in UTC on both databases; `json` columns are
 * text with JSON; booleans are 0/1 on SQLite and booleans on PostgreSQL.
 */
export type Tables = {
  leads: LeadsTable
  lead_activities: LeadActivitiesTable
  lead_details: LeadDetailsTable
  lead_contacts: LeadContactsTable
  lead_search: LeadSearchTable
  saved_views: SavedViewsTable
  changes: ChangesTable
  change_parts: ChangePartsTable
  deleted_leads: DeletedLeadsTable
  lead_tasks: LeadTasksTable
  lead_outcomes: LeadOutcomesTable
  reply_templates: ReplyTemplatesTable
  submissions: SubmissionsTable
  quarantined_submissions: QuarantinedSubmissionsTable
  emails: EmailsTable
  jobs: JobsTable
  conversations: ConversationsTable
  chat_messages: ChatMessagesTable
  chat_usage: ChatUsageTable
  owner_answers: OwnerAnswersTable
  demo_bookings: DemoBookingsTable
  testimonials: TestimonialsTable
  testimonial_details: TestimonialDetailsTable
  testimonial_edits: TestimonialEditsTable
  deleted_testimonials: DeletedTestimonialsTable
  testimonial_requests: TestimonialRequestsTable
  public_version: PublicVersionTable
  not_found_paths: NotFoundPathsTable
  site_settings: SiteSettingsTable
  audit_log: AuditLogTable
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  owner_claims: OwnerClaimsTable
  two_factor: TwoFactorTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  last_sign_ins: LastSignInsTable
  sign_in_delays: SignInDelaysTable
  mail_choices: MailChoicesTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  lead_imports: LeadImportsTable
  push_subscriptions: PushSubscriptionsTable
  lead_import_parts: LeadImportPartsTable
  imported_leads: ImportedLeadsTable
  consents: ConsentsTable
  erasures: ErasuresTable
}

/** Exactly the specification's columns, so that an existing hosted table can be used. */
export type LeadsTable = {
  id: string
  name: string
  email: string
  phone: string | null
  company: string | null
  service_interest: string | null
  budget_range: string | null
  project_timeline: string | null
  business_type: string | null
  urgency: string | null
  message: string | null
  lead_score: number
  lead_priority: LeadPriority
  status: LeadStatus
  source: LeadSource
  assigned_to: string | null
  estimated_value: number | null
  follow_up_date: string | null
  last_contacted: string | null
  notes: string | null
  created_at: string
  updated_at: string
}

export type LeadActivitiesTable = {
  id: string
  lead_id: string
  activity_type: string
  title: string
  description: string | null
  scheduled_at: string | null
  completed_at: string | null
  created_by: string | null
  created_at: string
}

/** A lead's data beyond the specification's columns; one row per lead. */
export type LeadDetailsTable = {
  lead_id: string
  /** JSON: the reasons of the score, as `ScoreReason[]`. */
  score_reasons: string
  project_complexity: string | null
  business_size: string | null
  marketing_source: string | null
  /** JSON: utm parameters, referrer host and landing path of the visit. */
  attribution: string
  locale: string
  /** When the visitor gave consent, and to which wording. */
  consented_at: string | null
  consent_version: string | null
  /** Increases with each change of the lead's fields. */
  version: Generated<number>
}

/** The words of each lead, kept by triggers; a text with a full-text index on SQLite, a vector on PostgreSQL. */
export type LeadSearchTable = { lead_id: string; words: string }

/** Addresses, numbers and additional names of leads, and the lead that each address and number identifies. */
export type LeadContactsTable = {
  /**
   * `email:` + lower-case address, or `phone:` + digits, if it identifies the lead. A space and the lead's id
   * follow if it does not: another lead has it, or it is a name.
   */
  contact: string
  lead_id: string
  /** As typed; null in rows older than this column. */
  value: string | null
  source: ContactSource | null
  created_at: string | null
}

/** One row per answered submission, so that a repeat gets the same answer. */
export type SubmissionsTable = {
  key: string
  kind: string
  subject_id: string | null
  /** JSON: the answer. */
  answer: string
  created_at: string
}

export type QuarantinedSubmissionsTable = {
  id: string
  kind: string
  /** JSON: the submission as received. */
  payload: string
  /** JSON: the reasons for the quarantine, as text[]. */
  reasons: string
  created_at: string
}

export type EmailStatus = 'queued' | 'sending' | 'sent' | 'dead'

/** The outbox. The text is rendered from template and data when the mail is sent or viewed. */
export type EmailsTable = {
  id: string
  message_id: string
  template: string
  locale: string
  to_address: string
  reply_to: string | null
  /** JSON: the template's data. */
  data: string
  status: EmailStatus
  attempts: number
  last_error: string | null
  lead_id: string | null
  /** The booking that it is about. */
  booking_id: string | null
  /** The planned time of a mail that is written in advance. */
  planned_at: string | null
  /** The mail is useless after this time. */
  expires_at: string | null
  testimonial_id: string | null
  sent_at: string | null
  /** When a team member resent an undelivered mail; such a mail is not suppressed. */
  resent_at: string | null
  /** When a team member resolved an undelivered mail without resending it. */
  settled_at: string | null
  created_at: string
  updated_at: string
}

export type NotFoundPathsTable = {
  path: string
  hits: number
  first_seen_at: string
  last_seen_at: string
}

export type SiteSettingsTable = {
  key: string
  /** JSON. */
  value: string
  updated_at: string
  updated_by: string | null
  version: Generated<number>
}

export type AuditLogTable = {
  id: string
  actor_id: string | null
  action: string
  subject_type: string
  subject_id: string | null
  /** JSON without personal data. */
  details: string
  created_at: string
}
