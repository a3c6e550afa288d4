import { readReceipt, submitQuote } from './submit-quote.ts'

type Dependencies = Parameters<typeof submitQuote>[0]

/** All that can be done with leads, bound to the parts it needs. */
export function createLeads(deps: Dependencies) {
  return {
    submitQuote: (visit: Parameters<typeof submitQuote>[1]) => submitQuote(deps, visit),
    readReceipt: (receipt: string) => readReceipt(deps, receipt),
  }
}
