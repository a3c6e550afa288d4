import { Field } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { followUpChoiceWords } from '#content/office/lead-work-words.ts'

type Props = {
  /** Whether the follow-up is due. Then a new day is suggested. */
  isDue: boolean
  /** Whether it is in the foot of a form, where its label is beside it. */
  isInFoot?: boolean
}

const inFoot =
  'mr-auto max-w-72 flex-1 basis-44 grid-cols-[auto_minmax(0,1fr)] items-center gap-2 max-sm:grid-cols-[3.75rem_minmax(0,1fr)]'

/** The next follow-up, in the form of a call or a reply. */
export function FollowUpSelect({ isDue, isInFoot = false }: Props) {
  return (
    <Field label="Next follow-up" className={isInFoot ? inFoot : 'min-w-36'}>
      <Select
        name="followUp"
        defaultValue={isDue ? 'in-3-days' : ''}
        empty="No change"
        options={Object.entries(followUpChoiceWords)}
      />
    </Field>
  )
}
