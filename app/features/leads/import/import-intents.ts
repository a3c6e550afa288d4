import { z } from 'zod'
import { visitContext } from '#app/context.ts'
import { intent, type OfficeCall, text, textFields } from '#app/lib/office-action.ts'
import {
  IMPORT_PATH,
  importDelimiters,
  importLimits,
  isImportField,
} from '#domain/leads/import/import-fields.ts'
import { importAddress } from './import-address.ts'

const words = { failure: 'Nothing was imported', outage: 'Try again in a moment.' }
const asSeen = { kind: 'conflict' as const, description: 'It is not as it was. Look again.' }

const idOf = ({ params }: Pick<OfficeCall<never>, 'params'>) => params.id ?? ''

/** Takes a file in and leads to the page where its columns are named. */
export const bringFile = intent({
  schema: textFields(),
  ...words,
  async run({ services, viewer, args }) {
    const { table } = args.context.get(visitContext)
    if (!table) return { kind: 'invalid' as const, description: 'Choose a file with rows in it.' }
    if ('problem' in table) {
      if (table.problem === 'not-stored') throw table.cause
      const description = `The file is larger than ${importLimits.bytes / 1024 / 1024} MB. Split it.`
      return { kind: 'invalid' as const, status: 413, description }
    }
    const staged = await services.imports.stage(viewer, table)
    if (staged.kind !== 'unreadable') return { kind: 'staged' as const, id: staged.id }
    return { kind: 'invalid' as const, status: 422, description: staged.reason }
  },
  goTo: ({ id }) => importAddress(id),
})

const plan = z.object({ duplicates: text, status: text, source: text })

function readMapping(form: FormData): (string | null)[] {
  const mapping: (string | null)[] = []
  for (let column = 0; column < importLimits.columns && form.has(`column${column}`); column++) {
    const field = String(form.get(`column${column}`))
    mapping.push(isImportField(field) ? field : null)
  }
  return mapping
}

const nothingElse = 'Something was chosen that is not offered.'

/** What the page of one import does. */
export const importIntents = {
  discard: intent({
    schema: textFields(),
    ...words,
    async run({ services, viewer, ...call }) {
      await services.imports.discard(viewer, idOf(call))
      return { kind: 'discarded' as const }
    },
    goTo: () => IMPORT_PATH,
  }),
  reread: intent({
    schema: z.object({
      delimiter: z.enum(importDelimiters, nothingElse),
      headings: text.pipe(z.string().regex(/^\d{0,6}$/, nothingElse)),
    }),
    ...words,
    async run({ services, viewer, input: { delimiter, headings }, ...call }) {
      const headingLine = headings === '' ? null : Number(headings)
      const read = await services.imports.reread(viewer, { id: idOf(call), delimiter, headingLine })
      if (read.kind === 'unchanged') return asSeen
      if (read.kind === 'unreadable')
        return { kind: 'invalid' as const, status: 422, description: read.reason }
      return { kind: 'read' as const, id: read.id }
    },
    goTo: ({ id }) => importAddress(id),
  }),
  start: intent({
    schema: plan,
    ...words,
    async run({ services, viewer, input, form, ...call }) {
      const outcome = await services.imports.start(viewer, {
        id: idOf(call),
        plan: { ...input, mapping: readMapping(form) },
      })
      if (outcome.kind === 'invalid') return { kind: 'invalid' as const, description: outcome.problem }
      return outcome.kind === 'unchanged' ? asSeen : { kind: 'started' as const }
    },
  }),
  cancel: intent({
    schema: textFields(),
    ...words,
    async run({ services, viewer, ...call }) {
      const outcome = await services.imports.cancel(viewer, idOf(call))
      return outcome === 'unchanged' ? asSeen : { kind: 'cancelled' as const }
    },
  }),
  undo: intent({
    schema: textFields(),
    ...words,
    async run({ services, viewer, ...call }) {
      const outcome = await services.imports.undo(viewer, idOf(call))
      return outcome === 'unchanged' ? asSeen : { kind: 'undoing' as const }
    },
  }),
}
