import { z } from 'zod'
import { blockListLimits } from '#domain/settings/block-list.ts'

const entry = z
  .string()
  .trim()
  .toLowerCase()
  .max(blockListLimits.entry, 'is too long')
  .regex(/^[^\s@,;<>"]*@[^\s@,;<>"]+\.[^\s@,;<>"]+$/, 'is neither an address nor @ with a host')

/** Hand-written lists were always read leniently: what is no address matches nobody. */
const stored = z.array(z.coerce.string().trim().toLowerCase())

export const blockEntries = {
  input: z
    .array(entry)
    .max(blockListLimits.entries, `at most ${blockListLimits.entries} entries`)
    .transform((entries) => [...new Set(entries)].sort()),
  stored,
}
