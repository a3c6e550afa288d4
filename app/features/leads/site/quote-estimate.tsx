import type { BudgetRange, ServiceInterest } from '#domain/leads/lead.ts'
import { budgetRanges } from '#domain/leads/lead.ts'
import { estimateRanges, estimateTier } from '#domain/leads/score/estimate.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { fieldId } from './quote-fields.tsx'
import type { QuoteWords } from './quote-words.ts'

type Props = {
  words: QuoteWords['estimate']
  service: string
  budget: string
  listPrices: Record<ServiceInterest, string>
}

/** Shows the estimated cost once service and budget are chosen. */
export function QuoteEstimate({ words, service, budget, listPrices }: Props) {
  const estimate = estimateOf({ words, service, budget, listPrices })
  return (
    <output
      htmlFor={`${fieldId('serviceInterest')} ${fieldId('budgetRange')}`}
      className={estimate ? 'estimate' : undefined}
    >
      {estimate && (
        <>
          <b className="block">{estimate.heading}</b>
          <span className="amount block">{estimate.amount}</span>
          <span className="field-hint block">{words.note}</span>
        </>
      )}
    </output>
  )
}

function estimateOf({ words, service, budget, listPrices }: Props) {
  // The value comes from the request, so it can be any word, even a property of every object such as
  // `__proto__`.
  const listPrice = Object.hasOwn(listPrices, service) ? listPrices[service as ServiceInterest] : undefined
  if (!listPrice || !budgetRanges.includes(budget as BudgetRange)) return undefined
  const tier = estimateTier(budget as BudgetRange)
  return tier
    ? { heading: words.heading, amount: fillText(words.amount, { range: estimateRanges[tier] }) }
    : { heading: words.listPrice, amount: listPrice }
}
