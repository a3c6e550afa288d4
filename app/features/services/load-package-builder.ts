import { copy } from '#content/copy/copy.ts'
import { isPackageGroup, type PackageGroup, packageGroups, packageParts } from '#content/package-parts.ts'
import { priceRows } from '#content/price-rows.ts'
import type { Locale } from '#domain/locale.ts'
import { formatRupees } from '#domain/money.ts'
import { type BundleOffer, bundleDifference, bundleOffer } from '#domain/pricing/choice.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { BUILD, type BuilderRow, FIRST_GROUP } from './package-address.ts'

/**
 * Returns a price list and its texts for the package builder. The browser calculates the totals from the
 * prices in its scripts.
 */
export function loadPackageBuilder(group: PackageGroup, locale: Locale, guarantee: string) {
  const { packageBuilder, priceWords, services, serviceWords } = copy[locale]
  const { labels, cheaper, bundles, inDollars, perTeacher, ...words } = packageBuilder
  const parts = packageParts(group)
  const all = parts.map(({ price }) => price)
  const isYearly = all.some(({ per }) => per)
  const isMonthly = all.some(({ monthly }) => monthly)
  const { setUp, once, monthly, yearly, firstYear } = labels
  return {
    group,
    rows: priceRows(group, locale).map((row, at): BuilderRow => {
      const difference = parts[at] && bundleDifference(parts[at], parts)
      return difference ? { ...row, ...writeDifference(difference, bundles) } : row
    }),
    words: {
      ...words,
      perMonth: priceWords.perMonth,
      /** For a list of alternatives. */
      choose: parts.some(({ insteadOf }) => insteadOf) ? services.packages.choose : undefined,
    },
    notes: [serviceWords.note, ...(isMonthly ? [serviceWords.messageCharges] : [])],
    /** The labels of the totals that are shown. */
    labels: isYearly ? { yearly } : isMonthly ? { setUp, monthly, firstYear } : { setUp: once },
    ...(all.some(({ upTo, open }) => upTo || open) && {
      spans: { from: priceWords.from, range: priceWords.range },
    }),
    ...(all.some(({ usd }) => usd) && { inDollars }),
    // The hint is left out if no bundle is ever cheaper than its parts.
    ...(parts.some(({ contains }) =>
      bundleOffer(
        parts.filter(({ id }) => contains?.includes(id)),
        parts,
      ),
    ) && {
      cheaper,
    }),
    ...(isYearly && { perTeacher }),
    ...(guarantee && { guarantee }),
  }
}

/**
 * Says that a bundle saves money only if it costs less in every respect; otherwise names both what is cheaper
 * and what is dearer.
 */
function writeDifference(
  { setUp, monthly, firstYear }: BundleOffer,
  words: { saves: string; lessThenMore: string },
): Pick<BuilderRow, 'difference' | 'saves'> {
  const amounts = {
    setUp: formatRupees(setUp),
    monthly: formatRupees(Math.abs(monthly)),
    firstYear: formatRupees(firstYear),
  }
  if (setUp > 0 && monthly > 0) return { difference: fillText(words.saves, amounts), saves: true }
  return setUp > 0 ? { difference: fillText(words.lessThenMore, amounts) } : {}
}

/** Returns the price list that `?build=` names, for a page with several price lists. */
export function loadAnyPackageBuilder(request: Request, locale: Locale, guarantee: string) {
  const asked = new URL(request.url).searchParams.get(BUILD)
  const group = isPackageGroup(asked) ? asked : FIRST_GROUP
  const names = copy[locale].common.pages
  const pick = Object.values(packageGroups).map(({ page }) => names[page])
  return { ...loadPackageBuilder(group, locale, guarantee), pick }
}

export type PackageBuilderData = ReturnType<typeof loadPackageBuilder> &
  Partial<Pick<ReturnType<typeof loadAnyPackageBuilder>, 'pick'>>
