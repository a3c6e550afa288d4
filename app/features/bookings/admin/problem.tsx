import { availabilityProblemWords } from '#content/booking-words.ts'
import type { AvailabilityField, AvailabilityProblems } from '#domain/bookings/availability.ts'

export const problemId = (field: AvailabilityField) => `${field}-problem`

/** What is wrong with a part of the availability; nothing where it is right. */
export function Problem({ field, problems }: { field: AvailabilityField; problems: AvailabilityProblems }) {
  const problem = problems[field]
  if (!problem) return null
  return (
    <p id={problemId(field)} className="font-semibold text-danger">
      {availabilityProblemWords[problem]}
    </p>
  )
}
