import { z } from 'zod'
import { visitContext } from '#app/lib/context.ts'
import { intent, refuse, text, textFields } from '#app/lib/office/office-action.ts'
import { IMPORT_PATH, importLimits, isImportField } from '#domain/leads/import/import-fields.ts'

const words = { failure: 'Nothing was imported', outage: 'Try again in a moment.' }
const changed = refuse('conflict', 'It has changed meanwhile. Check it again.')

/** Uploads a file, then opens the page where its columns are named. */
export const bringFile = intent({
  schema: textFields(),
  ...words,
  async run({ services, viewer, args }) {
    const { table } = args.context.get(visitContext)
    if (!table) return refuse('invalid', 'Choose a file with rows in it.')
    if ('problem' in table) {
      if (table.problem === 'not-stored') throw table.cause
      const description = `The file is larger than ${importLimits.bytes / 1024 / 1024} MB. Split it.`
      return refuse('invalid', description, { status: 413 })
    }
    const staged = await services.imports.stage(viewer, table)
    if (staged.kind !== 'unreadable') return { kind: 'staged' as const, id: staged.id }
    return refuse('invalid', staged.reason, { status: 422 })
  },
  goTo: ({ id }) => `${IMPORT_PATH}/${id}`,
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

/** The changes of one import. */
export const importIntents = {
  discard: intent({
    schema: textFields(),
    ...words,
    async run({ services, viewer, id }) {
      await services.imports.discard(viewer, id)
      return { kind: 'discarded' as const }
    },
    goTo: () => IMPORT_PATH,
  }),
  try: intent({
    schema: plan,
    failure: 'The file could not be checked',
    outage: words.outage,
    async run({ services, viewer, input, form, id }) {
      const outcome = await services.imports.try(viewer, {
        id,
        plan: { ...input, mapping: readMapping(form) },
      })
      return outcome.kind === 'tried' ? { kind: 'tried' as const, more: { trial: outcome.trial } } : outcome
    },
  }),
  start: intent({
    schema: plan,
    ...words,
    async run({ services, viewer, input, form, id }) {
      const outcome = await services.imports.start(viewer, {
        id,
        plan: { ...input, mapping: readMapping(form) },
      })
      if (outcome.kind === 'invalid') return refuse('invalid', outcome.problem)
      return outcome.kind === 'unchanged' ? changed : { kind: 'started' as const }
    },
  }),
  cancel: intent({
    schema: textFields(),
    ...words,
    async run({ services, viewer, id }) {
      const outcome = await services.imports.cancel(viewer, id)
      return outcome === 'unchanged' ? changed : { kind: 'cancelled' as const }
    },
  }),
}
