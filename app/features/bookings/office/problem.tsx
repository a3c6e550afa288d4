import { availabilityProblemWords } from '#content/office/booking-words.ts'
import type { AvailabilityField, AvailabilityProblems } from '#domain/bookings/availability.ts'

export const problemId = (field: AvailabilityField) => `${field}-problem`

/** The problem of a part of the availability, if it has one. */
export function Problem({ field, problems }: { field: AvailabilityField; problems: AvailabilityProblems }) {
  const problem = problems[field]
  if (!problem) return null
  return (
    <p id={problemId(field)} className="mt-1 text-red text-small">
      {availabilityProblemWords[problem]}
    </p>
  )
}
