import { z } from 'zod'
import { intent, refuse, text, texts, ticked } from '#app/lib/office/office-action.ts'

/** Erases one person's data for good. */
export const erasePerson = intent({
  schema: z.object({
    text,
    chosen: texts,
    tells: ticked,
    sure: z.literal('yes', 'Confirm that it can’t be undone.'),
  }),
  failure: 'Nothing was erased',
  outage: 'Nothing was erased. Try again in a moment.',
  async run({ services, viewer, input: { sure: _, ...erasure } }) {
    const outcome = await services.privacy.erase(viewer, erasure)
    if (outcome.kind === 'unreadable') return refuse('invalid', 'Find a person first.')
    if (outcome.kind === 'nothing-chosen') return refuse('invalid', 'Select the records of this person.')
    return outcome
  },
  toast({ counts, calledOff }) {
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const demos = calledOff.length
    const went = `${rows} ${rows === 1 ? 'record' : 'records'} erased.`
    const cancelled = `${demos} ${demos === 1 ? 'demo is' : 'demos are'} cancelled: check your own calendar.`
    return { message: 'Their data is erased', description: demos > 0 ? `${went} ${cancelled}` : went }
  },
})
