import { type BudgetRange, budgetRanges } from '../lead.ts'

/** Returns the lower end of the budget in rupees, which is the lead's potential value; 0 if there is none. */
export function estimateValue(budgetRange: BudgetRange | undefined): number {
  return budgetRange ? lowerEnd[budgetRange] : 0
}

const lowerEnd: Record<BudgetRange, number> = {
  'under-25k': 0,
  '25k-50k': 25_000,
  '50k-1l': 50_000,
  '1l-2.5l': 1_00_000,
  '2.5l-plus': 2_50_000,
}

/** Returns the budget range that contains an amount in rupees. */
export function budgetFor(amount: number): BudgetRange {
  return budgetRanges.findLast((range) => amount >= lowerEnd[range]) ?? 'under-25k'
}

export type EstimateTier = 'basic' | 'standard' | 'professional' | 'enterprise'

/**
 * Returns which of the form's four estimates a budget maps to; undefined below 25,000, where the list price
 * is shown.
 */
export function estimateTier(budgetRange: BudgetRange): EstimateTier | undefined {
  return tiers[budgetRange]
}

const tiers: Record<BudgetRange, EstimateTier | undefined> = {
  'under-25k': undefined,
  '25k-50k': 'basic',
  '50k-1l': 'standard',
  '1l-2.5l': 'professional',
  '2.5l-plus': 'enterprise',
}

/** The specification's text for each tier, in rupees. */
export const estimateRanges: Record<EstimateTier, string> = {
  enterprise: '2,50,000 - 5,00,000+',
  professional: '1,00,000 - 3,00,000',
  standard: '50,000 - 2,50,000',
  basic: '25,000 - 1,00,000',
}
