import type { Locale } from '#domain/locale.ts'
import { formatRupees } from '#domain/money.ts'
import { type Part, readChoice, totalOfChoice } from '#domain/pricing/choice.ts'
import { isPerTeacher, readTeachers, teachersText } from '#domain/pricing/teachers.ts'
import { writeSpan } from '#domain/pricing/write-span.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { type Copy, copy } from './copy/copy.ts'
import { isPackageGroup, type PackageGroup, packageParts } from './package-parts.ts'

/** Lists whose entries can be requested by their title alone. */
const titled = {
  tools: ({ saasTools }: Copy) => saasTools.tools,
  products: ({ aiProducts }: Copy) => aiProducts.products,
  projects: ({ portfolio }: Copy) => portfolio.projects,
} satisfies Record<string, (words: Copy) => Record<string, { title: string }>>

type PackageAddress = { parts: string | null; teachers: string | null }

/**
 * Returns the start of the quote form's message for a URL value such as `smb.businessBot,smb.voice` or
 * `tools.missedCalls`. It contains only our own texts, because anyone can craft a URL.
 */
export function packageMessage(address: PackageAddress, locale: Locale): string | undefined {
  const [group, id = ''] = address.parts?.split('.', 2) ?? []
  if (group === undefined) return undefined
  const words = copy[locale]
  if (Object.hasOwn(titled, group)) {
    const titles: Record<string, { title: string }> = titled[group as keyof typeof titled](words)
    const title = Object.hasOwn(titles, id) ? titles[id]?.title : undefined
    return title && fillText(words.packageMessage.named, { parts: title })
  }
  const asked = readPackage(address)
  if (!asked) return undefined
  const { choice, teachers } = asked
  const names: Record<string, { name: string }> = words.priceNames[asked.group]
  const nameOf = (part: Part) => {
    const name = names[part.id]?.name ?? part.id
    if (!isPerTeacher(part)) return name
    return fillText(words.packageMessage.forTeachers, {
      part: name,
      teachers: teachersText(teachers, words.packageBuilder.perTeacher),
    })
  }
  const parts = choice.map(nameOf).join(', ')
  const amounts = amountsOf(choice, teachers, locale).join(', ')
  return amounts
    ? fillText(words.packageMessage.text, { parts, amounts })
    : fillText(words.packageMessage.named, { parts })
}

/** Returns the price of the package that such a URL asks for, or undefined if it names no package. */
export function packagePrice(address: PackageAddress, locale: Locale): string | undefined {
  const asked = readPackage(address)
  if (!asked) return undefined
  return amountsOf(asked.choice, asked.teachers, locale).join(', ') || copy[locale].priceWords.custom
}

type AskedPackage = { group: PackageGroup | 'packages'; choice: readonly Part[]; teachers: number }

function readPackage({ parts, teachers }: PackageAddress): AskedPackage | undefined {
  const [group] = parts?.split('.', 1) ?? []
  if (parts === null || group === undefined || (group !== 'packages' && !isPackageGroup(group)))
    return undefined
  const choice = readChoice(parts.replaceAll(`${group}.`, ''), packageParts(group))
  return choice.length > 0 ? { group, choice, teachers: readTeachers(teachers) } : undefined
}

function amountsOf(choice: readonly Part[], teachers: number, locale: Locale): string[] {
  const { packageMessage: words, priceWords } = copy[locale]
  const { setUp, monthly, yearly } = totalOfChoice(choice, teachers)
  const once = monthly > 0 ? words.setUp : words.once
  return [
    setUp.from > 0 && fillText(once, { amount: writeSpan(setUp, priceWords) }),
    monthly > 0 && fillText(words.monthly, { amount: formatRupees(monthly) }),
    yearly.from > 0 && fillText(words.yearly, { amount: writeSpan(yearly, priceWords) }),
  ].filter((text) => text !== false)
}
