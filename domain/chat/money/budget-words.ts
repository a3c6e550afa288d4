import { wordPattern } from '../word-pattern.ts'

const words = `
  budget, budgets, cost, costs, costing, costly, price, prices, priced, pricing, pricey,
  expensive, cheap, cheaper, cheapest, affordable, afford, investment, invest, how much,
  rate, rates, charges, fee, fees, pricelist, quotation, bajet, prise, pric,
  kitna lagega, kitne lagenge, kitne ka, kitne ki, kitne me, kitne mein, kitna paisa, kitne paise,
  kimat, keemat, qeemat, daam, kharch, kharcha, kharche, mehnga, mahanga, mehanga, sasta,
  saste, sasti, paisa, paise, nivesh,
  बजट, कीमत, क़ीमत, दाम, खर्च, ख़र्चा, महंगा, महँगा, महंगी, सस्ता, सस्ती, सस्ते, रेट, फीस, पैसा, पैसे,
  निवेश, कितने का, कितने की, कितना लगेगा, कितने में, मूल्य, शुल्क,
  bajeti, bei, gharama, ghali, nafuu, uwekezaji, ada, pesa ngapi, shilingi ngapi, kiasi gani
`

const pattern = wordPattern(words)

/** Returns whether a folded text mentions money. */
export function speaksOfMoney(text: string): boolean {
  return pattern.test(text)
}
