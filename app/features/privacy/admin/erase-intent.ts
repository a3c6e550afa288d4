import { z } from 'zod'
import { intent, refuse, text, texts, ticked } from '#app/lib/office-action.ts'

/** Erases one person's data for good. */
export const erasePerson = intent({
  schema: z.object({
    text,
    chosen: texts,
    testimonials: z.enum(['remove', 'keep-unnamed']).catch('remove'),
    tells: ticked,
    sure: z.literal('yes', 'Tick that you know it cannot be undone.'),
  }),
  failure: 'Nothing was erased',
  outage: 'Nothing was erased. Try again in a moment.',
  async run({ services, viewer, input: { sure: _, ...erasure } }) {
    const outcome = await services.privacy.erase(viewer, erasure)
    if (outcome.kind === 'unreadable') return refuse('invalid', 'Look for a person first.')
    if (outcome.kind === 'nothing-chosen') return refuse('invalid', 'Tick what is theirs.')
    return outcome
  },
  toast({ counts, calledOff }) {
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const demos = calledOff.length
    const went = `${rows} ${rows === 1 ? 'entry' : 'entries'} went.`
    const cancelled = `${demos} ${demos === 1 ? 'demo is' : 'demos are'} called off: look at your own calendar.`
    return { message: 'Their data is erased', description: demos > 0 ? `${went} ${cancelled}` : went }
  },
})
