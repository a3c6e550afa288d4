import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import type { Services } from '#server/app.ts'

type Erase = Services['privacy']['erase']
type Erasure = Parameters<Erase>[1]

/** What the form asks for. */
export function readErasure(
  form: FormData,
): { ok: true; erasure: Erasure } | { ok: false; result: ChangeResult } {
  if (form.get('sure') !== 'yes') {
    const description = 'Tick that you know it cannot be undone.'
    return { ok: false, result: { ok: false, message: 'Nothing was erased', description } }
  }
  return {
    ok: true,
    erasure: {
      text: String(form.get('text') ?? ''),
      chosen: form.getAll('chosen').map(String),
      testimonials: form.get('testimonials') === 'keep-unnamed' ? 'keep-unnamed' : 'remove',
      tells: form.get('tells') === 'yes',
    },
  }
}

export function toResult(outcome: Awaited<ReturnType<Erase>>): ChangeResult {
  switch (outcome.kind) {
    case 'unreadable':
      return { ok: false, message: 'Nothing was erased', description: 'Look for a person first.' }
    case 'nothing-chosen':
      return { ok: false, message: 'Nothing was erased', description: 'Tick what is theirs.' }
    default: {
      const rows = Object.values(outcome.counts).reduce((sum, count) => sum + count, 0)
      const demos = outcome.calledOff.length
      return {
        ok: true,
        message: 'Their data is erased',
        description: [
          `${rows} ${rows === 1 ? 'entry' : 'entries'} went.`,
          demos > 0 &&
            `${demos} ${demos === 1 ? 'demo is' : 'demos are'} called off: look at your own calendar.`,
        ]
          .filter(Boolean)
          .join(' '),
      }
    }
  }
}
