import { availabilityLimits } from './bookings/availability.ts'
import { bookingLimits } from './bookings/booking.ts'
import { leadFormLimits } from './leads/lead-form.ts'
import { leadWorkLimits } from './leads/lead-work.ts'
import { blockListLimits } from './settings/block-list.ts'
import { testimonialLimits } from './testimonials/form-values.ts'

/** URL-encoded, a letter such as `क` takes nine bytes; a line break and each half of an emoji take six. */
const BYTES_PER_CHARACTER = 9

/** The most characters of free text that one form sends, with the earlier text that some forms send along. */
const longestText = Math.max(
  2 * leadWorkLimits.note,
  2 * bookingLimits.notes,
  leadFormLimits.message + leadFormLimits.notes,
  leadWorkLimits.reply,
  5 * testimonialLimits.content,
  availabilityLimits.daysOff * availabilityLimits.note,
)

/** Addresses are plain ASCII: only the `@` and the line break after each are encoded. */
const blockListBytes = blockListLimits.entries * (blockListLimits.entry + '%40%0D%0A'.length)

/** Names, addresses, choices and the names of the fields. */
const OTHER_FIELDS_BYTES = 32 * 1024

/** The size in bytes of the largest form whose fields all keep to their limits. */
export const maxFormBytes = Math.max(longestText * BYTES_PER_CHARACTER, blockListBytes) + OTHER_FIELDS_BYTES
