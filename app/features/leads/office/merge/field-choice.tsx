import { leadFieldWords } from '#content/office/lead-words.ts'
import type { MergeChoice, MergeField } from '#domain/leads/merge/merge-choices.ts'

type Props = {
  field: MergeField
  choices: MergeChoice[]
  chosen: MergeChoice
  /** What each of the two leads says. */
  says: { keep: string; other: string }
}

const sides = { keep: 'The lead that stays', other: 'The other lead' }

/** Which of two leads a field is taken from, side by side. */
export function FieldChoice({ field, choices, chosen, says }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-[550] text-small">{leadFieldWords[field]}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(['keep', 'other'] as const).map((side) => (
          <Choice key={side} field={field} value={side} isChosen={chosen === side}>
            <span className="sr-only">{sides[side]}: </span>
            <bdi className="line-clamp-6 whitespace-pre-wrap">{says[side]}</bdi>
          </Choice>
        ))}
        {choices.includes('both') ? (
          <div className="col-span-2">
            <Choice field={field} value="both" isChosen={chosen === 'both'}>
              Both, one below the other
            </Choice>
          </div>
        ) : null}
      </div>
    </fieldset>
  )
}

type ChoiceProps = { field: MergeField; value: MergeChoice; isChosen: boolean; children: React.ReactNode }

function Choice({ field, value, isChosen, children }: ChoiceProps) {
  return (
    <label className="flex h-full min-h-11 cursor-pointer items-start gap-2 rounded-lg border border-line p-2 text-small has-checked:border-edge has-checked:bg-selected">
      <input type="radio" name={field} value={value} defaultChecked={isChosen} className="ui-check" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </label>
  )
}
