import { Field } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { followUpChoiceWords } from '#content/office/lead-work-words.ts'

type Props = {
  /** Whether the follow-up is due. Then a new day is suggested. */
  isDue: boolean
}

/** The next follow-up, in the form of a call or a reply. */
export function FollowUpSelect({ isDue }: Props) {
  return (
    <Field label="Next follow-up" className="min-w-36">
      <Select
        name="followUp"
        defaultValue={isDue ? 'in-3-days' : ''}
        empty="No change"
        options={Object.entries(followUpChoiceWords)}
      />
    </Field>
  )
}
