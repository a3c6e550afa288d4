import { lazy } from './lazy.ts'

// Rupees use Indian grouping in every language, even if the locale's rules differ.
const rupees = lazy(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
)
const dollars = lazy(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
)

/** Formats whole rupees: `250000` → `₹2,50,000`. */
export function formatRupees(amount: number): string {
  return rupees().format(amount)
}

/** Formats whole dollars: `1300` → `$1,300`. */
export function formatDollars(amount: number): string {
  return dollars().format(amount)
}

const LAKH = 100_000
const CRORE = 10_000_000
const threeDigits = lazy(() => new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 }))

/** Formats rupees in lakhs or crores from one lakh on: `2450000` → `₹24.5 L`, `105000` → `₹1.05 L`. */
export function formatShortRupees(amount: number): string {
  if (amount >= CRORE) return `₹${threeDigits().format(amount / CRORE)} Cr`
  return amount >= LAKH ? `₹${threeDigits().format(amount / LAKH)} L` : formatRupees(amount)
}
