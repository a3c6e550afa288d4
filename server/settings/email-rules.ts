import { z } from 'zod'
import { readEmail } from '#domain/email-address.ts'
import { blockListLimits } from '#domain/settings/block-list.ts'

const entry = z
  .string()
  .trim()
  .toLowerCase()
  .max(blockListLimits.entry, 'is too long')
  .regex(/^[^\s@,;<>"]*@[^\s@,;<>"]+\.[^\s@,;<>"]+$/, 'is neither an address nor @ with a host')
  // As addresses are stored; one without a name before the @ means all of its host.
  .transform((typed) => readEmail(typed) ?? readEmail(`x${typed}`)?.slice(1) ?? typed)

/** Hand-written lists were always read leniently: what is no address matches nobody. */
const stored = z.array(z.coerce.string().trim().toLowerCase())

export const blockEntries = {
  input: z
    .array(entry)
    .max(blockListLimits.entries, `at most ${blockListLimits.entries} entries`)
    .transform((entries) => [...new Set(entries)].sort()),
  stored,
}
