import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

const zeros = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0]
const digits = zeros
  .map((zero) => String.fromCharCode(...Array.from({ length: 10 }, (_, i) => zero + i)))
  .join('')
const composed = '\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u0929\u0931\u0934'
const plain = '\u0915\u0916\u0917\u091c\u0921\u0922\u092b\u092f\u0928\u0930\u0933'
/** Stands last: what has no partner is left out. */
const NUKTA = '\u093c'

const fold = (text: string) =>
  `translate(${text}, '${digits}${composed}${NUKTA}', '${'0123456789'.repeat(zeros.length)}${plain}')`
const BETWEEN_WORDS = '[\\x01-/:-@[-`{-\\x7f\\u00a0\\u0964\\u0965\\u2000-\\u206f]+'
const texts = ['name', 'email', 'company', 'phone', 'message', 'notes']

/**
 * Words are searched with Latin digits and without nuktas, and a number without its extension. Only leads that hold
 * such letters are indexed again.
 */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  const all = texts.map((text) => `coalesce(leads.${text}, '')`).join(" || ' ' || ")
  if (timestamp === 'text') {
    await sql
      .raw(
        `insert or ignore into lead_words_due select id from leads
        where ${all} glob '*[${digits}${composed}${NUKTA}]*'`,
      )
      .execute(db)
    return
  }
  await sql
    .raw(`create or replace function lead_words(name text, email text, company text, phone text, message text, notes text)
    returns tsvector language sql immutable parallel safe as $$
      select array_to_tsvector(array(
        select left(word, 60) from regexp_split_to_table(
          lower(
            ${fold(`coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' ||
            coalesce(message, '') || ' ' || coalesce(notes, '') || ' ' || coalesce(phone, '')`)} || ' ' ||
            coalesce(digits, '') || ' ' || right(coalesce(digits, ''), 10) || ' ' ||
            right(coalesce(digits, ''), 5) || ' ' || right(coalesce(digits, ''), 4)
          ),
          '${BETWEEN_WORDS}'
        ) as word
        where word <> ''
      ))
      from (
        select regexp_replace(split_part(${fold('phone')}, ' ext', 1), '[^0-9]', '', 'g') as digits
      ) as numbers
    $$`)
    .execute(db)
  await sql
    .raw(
      `update lead_keys
      set words = lead_words(leads.name, leads.email, leads.company, leads.phone, leads.message, leads.notes)
      from leads where leads.id = lead_keys.lead_id and ${all} ~ '[${digits}${composed}${NUKTA}]'`,
    )
    .execute(db)
}
