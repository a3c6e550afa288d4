import { copy } from '#content/copy/copy.ts'
import { isPackageGroup, type PackageGroup, packageGroups, packageParts } from '#content/package-parts.ts'
import { type PriceRow, priceRows } from '#content/price-rows.ts'
import type { Locale } from '#domain/locale.ts'
import { bundleOffer } from '#domain/pricing/choice.ts'
import { BUILD, FIRST_GROUP } from './package-address.ts'

/**
 * The package builder's words. What a choice costs is worked out in the browser, from the price list in its
 * scripts. `rows` are those of the page's own price list, if it has one: what is the same travels once.
 */
export function loadPackageBuilder(
  group: PackageGroup,
  locale: Locale,
  rows: Pick<PriceRow, 'name' | 'amount' | 'beside'>[],
) {
  const { packageBuilder, priceWords, serviceWords } = copy[locale]
  const { labels, hints, inDollars, perTeacher, ...words } = packageBuilder
  const parts = packageParts(group)
  const all = parts.map(({ price }) => price)
  const isYearly = all.some(({ per }) => per)
  const isMonthly = all.some(({ monthly }) => monthly)
  const { setUp, once, monthly, yearly, firstYear } = labels
  return {
    group,
    rows,
    words,
    note: serviceWords.note,
    /** The totals that are shown, each with what it is called. */
    labels: isYearly ? { yearly } : isMonthly ? { setUp, monthly, firstYear } : { setUp: once },
    ...(all.some(({ upTo, open }) => upTo || open) && {
      spans: { from: priceWords.from, range: priceWords.range },
    }),
    ...(all.some(({ usd }) => usd) && { inDollars }),
    ...(parts.some(({ extra }) => extra === 'add-on') && { alone: hints.alone }),
    // Many a bundle never costs less than its parts.
    ...(parts.some(({ contains }) =>
      bundleOffer(
        parts.filter(({ id }) => contains?.includes(id)),
        parts,
      ),
    ) && {
      cheaper: hints.cheaper,
    }),
    ...(isYearly && { perTeacher }),
  }
}

/** The same where one of all price lists can be picked: `?build=` says which. */
export function loadAnyPackageBuilder(request: Request, locale: Locale) {
  const asked = new URL(request.url).searchParams.get(BUILD)
  const group = isPackageGroup(asked) ? asked : FIRST_GROUP
  const rows = priceRows(group, locale).map(({ name, amount, beside }) => ({ name, amount, beside }))
  const names = copy[locale].common.pages
  const pick = Object.values(packageGroups).map(({ page }) => names[page])
  return { ...loadPackageBuilder(group, locale, rows), pick }
}

export type PackageBuilderData = ReturnType<typeof loadPackageBuilder> &
  Partial<Pick<ReturnType<typeof loadAnyPackageBuilder>, 'pick'>>
