import { once } from './once.ts'

// Rupees are grouped the Indian way in every language, also where a language's own rules would not.
const rupees = once(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
)
const dollars = once(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
)

/** `250000` → `₹2,50,000`. */
export function formatRupees(amount: number): string {
  return rupees().format(amount)
}

/** `1300` → `$1,300`. */
export function formatDollars(amount: number): string {
  return dollars().format(amount)
}
