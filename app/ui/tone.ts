/** The five quiet hues of the office. */
export type Tone = 'neutral' | 'blue' | 'green' | 'amber' | 'red'

/** Classes of a text on its soft background. */
export const softTones: Record<Tone, string> = {
  neutral: 'bg-grey-soft text-grey',
  blue: 'bg-blue-soft text-blue',
  green: 'bg-green-soft text-green',
  amber: 'bg-amber-soft text-amber',
  red: 'bg-red-soft text-red',
}
