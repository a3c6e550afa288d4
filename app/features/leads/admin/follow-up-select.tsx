import { followUpChoiceWords } from '#content/lead-work-words.ts'

type Props = {
  /** Whether it is due: then it should get another day, or it stays on the list of today. */
  isDue: boolean
}

/** When to speak again, in the same form as what was just done. */
export function FollowUpSelect({ isDue }: Props) {
  return (
    <label>
      <span className="text-muted text-sm">Follow up next</span>
      <select name="followUp" defaultValue={isDue ? 'in-3-days' : ''} className="admin-field min-w-36">
        <option value="">As it is</option>
        {Object.entries(followUpChoiceWords).map(([choice, word]) => (
          <option key={choice} value={choice}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}
