import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** What somebody signs in with beside the password, when they last did, and which mails they want. */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('two_factor')
    .addColumn('user_id', 'text', (col) => col.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('secret', 'text', (col) => col.notNull())
    .addColumn('confirmed_at', timestamp)
    .addColumn('last_step', 'integer')
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (col) => col.notNull().references('user.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (col) => col.notNull())
    .addColumn('used_at', timestamp)
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (col) => col.notNull().unique())
    .addColumn('public_key', 'text', (col) => col.notNull())
    .addColumn('counter', 'bigint', (col) => col.notNull())
    .addColumn('transports', 'text', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .addColumn('last_used_at', timestamp)
    .execute()
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute()

  await db.schema
    .createTable('last_sign_ins')
    .addColumn('user_id', 'text', (col) => col.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('signed_in_at', timestamp, (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('mail_choices')
    .addColumn('user_id', 'text', (col) => col.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('choices', 'text', (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .execute()
}
