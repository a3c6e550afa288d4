import type { myDataPage } from '#content/copy/en/my-data.ts'
import type { Services } from '#server/app.ts'
import type { OwnAnswer, Step } from './own-answer.ts'

type Change = { token: string; addressKey: string; fields: Record<string, string> }
type Outcome =
  | { kind: 'done'; done: keyof typeof myDataPage.done }
  | { kind: 'erased' }
  /** The link has expired, or no form of the page was sent. */
  | { kind: 'gone' }
  | { kind: 'refused'; answer: OwnAnswer; status: number }

const steps: readonly Step[] = ['correct', 'withdraw', 'erase']

/** Returns which form was sent; undefined if that is unknown. */
export function stepOf({ step }: Record<string, string>): Step | undefined {
  return steps.find((known) => known === step)
}

/** Makes the change that one of the page's forms asks for. */
export async function changeOwnData(
  privacy: Services['privacy'],
  words: typeof myDataPage,
  { token, addressKey, fields }: Change,
): Promise<Outcome> {
  const step = stepOf(fields)
  if (!step) return { kind: 'gone' }
  const refuse = (status: number, message: string, field?: OwnAnswer['field']): Outcome => ({
    kind: 'refused',
    status,
    answer: { step, message, field, values: fields },
  })
  const { name = '', company = '', phone = '' } = fields
  if (step === 'erase' && fields.sure !== 'yes') return refuse(400, words.erase.notSure)
  const visit = { token, addressKey }
  const outcome =
    step === 'correct'
      ? await privacy.correctMine(visit, { name, company, phone })
      : step === 'withdraw'
        ? await privacy.withdrawMine(visit)
        : await privacy.eraseMine(visit)
  switch (outcome.kind) {
    case 'gone':
      return { kind: 'gone' }
    case 'too-many':
      return refuse(429, words.tooMany)
    case 'invalid':
      return refuse(400, words.correct.invalid[outcome.field], outcome.field)
    default:
      if (step === 'erase') return { kind: 'erased' }
      return { kind: 'done', done: step === 'withdraw' ? 'withdrawn' : outcome.asked ? 'asked' : 'corrected' }
  }
}
