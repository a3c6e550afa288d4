import { availabilityLimits } from './bookings/availability.ts'
import { bookingLimits } from './bookings/booking.ts'
import { leadFormLimits } from './leads/lead-form.ts'
import { leadWorkLimits } from './leads/lead-work.ts'
import { blockListLimits } from './settings/block-list.ts'
import { testimonialLimits } from './testimonials/form-values.ts'

/** In URL encoding a letter such as `क` takes nine bytes; a line break and each half of an emoji take six. */
const BYTES_PER_CHARACTER = 9

/**
 * The largest number of free-text characters in one form, including the earlier text that some forms send
 * along.
 */
const longestText = Math.max(
  2 * leadWorkLimits.note,
  2 * bookingLimits.notes,
  leadFormLimits.message + leadFormLimits.notes,
  leadWorkLimits.reply,
  5 * testimonialLimits.content,
  availabilityLimits.daysOff * availabilityLimits.note,
)

/** Entries are plain ASCII: only the `@` and the line break after each are encoded. */
const blockListBytes = blockListLimits.entries * (blockListLimits.entry + '%40%0D%0A'.length)

/** Space for names, addresses, choices and field names. */
const OTHER_FIELDS_BYTES = 32 * 1024

/** Size in bytes of the largest form whose fields all keep to their limits. */
export const maxFormBytes = Math.max(longestText * BYTES_PER_CHARACTER, blockListBytes) + OTHER_FIELDS_BYTES
