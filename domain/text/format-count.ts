const counted = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** Formats a number in the Indian way, with a plus sign if there are more: `123456` → `1,23,456`. */
export function formatCount(count: number, hasMore = false): string {
  return `${counted.format(count)}${hasMore ? '+' : ''}`
}
