import { replies } from '#content/chat/replies/replies.ts'
import { isPackageGroup, packageParts } from '#content/package-parts.ts'
import { type Price, prices } from '#content/prices.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { formatDollars, formatRupees } from '#domain/money.ts'
import type { BuiltInReply } from '#server/chat/built-in/answer.ts'

const list: readonly Price[] = Object.values<Record<string, Price>>(prices).flatMap((group) =>
  Object.values(group),
)

const budgetsOfForm = Object.values(quoteLabels.en.budgetRange).flatMap(
  (label) => label.match(/₹[\d,]+/g) ?? [],
)

function firstSentence(text: string): string {
  return /^.*?[.।]/.exec(text)?.[0] ?? text
}

/**
 * Every amount that a reply may state: those of the list, the sum that was named, and sums of the prices it shows, or
 * of what a bundle among them holds; where it tells of the quote form, its budgets.
 */
export function possibleAmounts({ text, actions }: BuiltInReply, question: string): Set<string> {
  const allowed = new Set<string>()
  for (const { amount, upTo, monthly, usd } of list) {
    for (const rupees of [amount, upTo, monthly]) if (rupees !== undefined) allowed.add(formatRupees(rupees))
    for (const dollars of [usd?.amount, usd?.monthly])
      if (dollars !== undefined) allowed.add(formatDollars(dollars))
  }
  if (Object.values(replies).some(({ formBudget }) => text.includes(firstSentence(formBudget))))
    for (const amount of budgetsOfForm) allowed.add(amount)
  for (const budget of namedSums(question)) allowed.add(formatRupees(budget))
  const shown = actions.flatMap((action) =>
    action.kind === 'price-card' ? pricesOf(action.group, action.ids) : [],
  )
  const held = actions.flatMap((action) =>
    action.kind === 'price-card' ? heldBy(action.group, action.ids) : [],
  )
  const teachers = [1, ...(question.match(/\d{1,4}/g) ?? []).map(Number), ...smallNumbers]
  // What all teachers' share comes to is told beside the sum of everything.
  const byTeacher = shown.filter(({ per }) => per === 'teacher-year')
  for (const count of teachers)
    for (const sum of [...sumsOf(shown, count), ...sumsOf(byTeacher, count)]) allowed.add(formatRupees(sum))
  // An answer to two questions shows the prices of both, and adds up those of one.
  for (const action of actions) {
    if (action.kind !== 'price-card') continue
    for (const some of subsetsOf(pricesOf(action.group, action.ids)))
      for (const sum of sumsOf(some, 1)) allowed.add(formatRupees(sum))
  }
  for (const sum of sumsOf(held, 1)) allowed.add(formatRupees(sum))
  const bySchool = Object.values<Price>(prices.schools).filter(({ per }) => per === 'school-year')
  allowed.add(formatRupees(bySchool.reduce((sum, { amount = 0 }) => sum + amount, 0)))
  for (const difference of differencesOf(shown, held)) allowed.add(formatRupees(difference))
  for (const { amount = 0 } of list) allowed.add(formatRupees(Math.round(amount / 2)))
  return allowed
}

const smallNumbers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 40, 50, 100]

function pricesOf(group: string, ids: readonly string[]): Price[] {
  const inGroup: Record<string, Price> = (prices as Record<string, Record<string, Price>>)[group] ?? {}
  return ids.flatMap((id) => inGroup[id] ?? [])
}

function heldBy(group: string, ids: readonly string[]): Price[] {
  if (!isPackageGroup(group)) return []
  const bundles = packageParts(group).filter(({ id }) => ids.includes(id))
  return pricesOf(
    group,
    bundles.flatMap(({ contains }) => contains ?? []),
  )
}

/** What the shown prices come to: at once, by month, by year, and over every number of months. */
function sumsOf(shown: readonly Price[], teachers: number): number[] {
  const times = ({ per }: Price) => (per === 'teacher-year' || shown.length === 1 ? teachers : 1)
  const total = (part: (price: Price) => number) =>
    shown.reduce((sum, price) => sum + part(price) * times(price), 0)
  const [yearly, once] = [shown.filter(({ per }) => per), shown.filter(({ per }) => !per)]
  const of = (prices: readonly Price[], end: 'amount' | 'upTo') =>
    prices.reduce((sum, price) => sum + (price[end] ?? price.amount ?? 0) * times(price), 0)
  const monthly = total(({ monthly: fee = 0 }) => fee)
  const fees = Array.from({ length: 60 }, (_, month) => monthly * (month + 1))
  const plain = [...fees, of(yearly, 'amount'), of(once, 'amount'), of(once, 'upTo')]
  const over = Array.from({ length: 60 }, (_, month) => month + 1).flatMap((months) =>
    (['amount', 'upTo'] as const).map(
      (end) => of(once, end) + monthly * months + of(yearly, end) * Math.ceil(months / 12),
    ),
  )
  return [...plain, ...over]
}

function subsetsOf(list: readonly Price[]): Price[][] {
  return Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((_, at) => (bits & (2 ** at)) > 0))
}

/** What a bundle saves against its parts. */
function differencesOf(bundles: readonly Price[], parts: readonly Price[]): number[] {
  const sum = (of: (price: Price) => number | undefined) =>
    parts.reduce((total, price) => total + (of(price) ?? 0), 0)
  return bundles.flatMap(({ amount = 0, monthly = 0 }) => [
    Math.abs(sum((price) => price.amount) - amount),
    Math.abs(sum((price) => price.monthly) - monthly),
  ])
}

function namedSums(question: string): number[] {
  const scales = [1, 1_000, 100_000, 10_000_000]
  const numbers = question.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []
  return [...numbers.map(Number), ...smallNumbers, 1].flatMap((value) => scales.map((scale) => value * scale))
}
