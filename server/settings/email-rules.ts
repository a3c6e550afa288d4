import { z } from 'zod'
import { readEmail } from '#domain/contact/email-address.ts'
import { blockListLimits } from '#domain/settings/block-list.ts'

const entry = z
  .string()
  .trim()
  .toLowerCase()
  .max(blockListLimits.entry, 'is too long')
  .regex(/^[^\s@,;<>"]*@[^\s@,;<>"]+\.[^\s@,;<>"]+$/, 'is neither an address nor @ with a host')
  // Entries are normalised like stored addresses; one without a name before the @ blocks its whole host.
  .transform((typed) => readEmail(typed) ?? readEmail(`x${typed}`)?.slice(1) ?? typed)

export const blockEntries = z
  .array(entry)
  .max(blockListLimits.entries, `at most ${blockListLimits.entries} entries`)
  .transform((entries) => [...new Set(entries)].sort())
