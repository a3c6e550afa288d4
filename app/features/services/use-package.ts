import { useLocation } from 'react-router'
import { quoteAddress } from '#app/lib/site/quote-address.ts'
import { packageGroups, packageParts } from '#content/package-parts.ts'
import { budgetFor } from '#domain/leads/score/estimate.ts'
import { readChoice, totalOfChoice } from '#domain/pricing/choice.ts'
import { readTeachers } from '#domain/pricing/teachers.ts'
import type { PackageBuilderData } from './load-package-builder.ts'
import { type BuilderPart, type Chosen, choiceQuery, PARTS, TEACHERS } from './package-address.ts'

/**
 * Reads a choice from a price list out of the page's address. Returns its totals and the address of the quote
 * form that starts with it. If nothing is chosen yet, the first part is ticked, so that a total is visible.
 */
export function usePackage({ group, rows, pick }: PackageBuilderData, contactPath: string) {
  const query = new URLSearchParams(useLocation().search)
  const parts = packageParts(group).flatMap((part, at): BuilderPart[] => {
    const row = rows[at]
    return row ? [{ ...row, ...part }] : []
  })
  const asked = query.get(PARTS)
  const choice = asked === null ? parts.slice(0, 1) : readChoice(asked, parts)
  const chosen: Chosen<BuilderPart> = {
    build: pick && group,
    choice,
    teachers: readTeachers(query.get(TEACHERS)),
  }
  const totals = totalOfChoice(choice, chosen.teachers)
  const ids = choice.map((part) => ({ ...part, id: `${group}.${part.id}` }))
  const quoted = Object.fromEntries(choiceQuery({ ...chosen, choice: ids, build: undefined }))
  const quoteHref = quoteAddress(contactPath, {
    service: packageGroups[group].service,
    budget: budgetFor(totals.setUp.from + totals.yearly.from),
    parts: quoted[PARTS] ?? '',
    teachers: quoted[TEACHERS],
  })
  return { parts, chosen, isUntouched: asked === null, totals, quoteHref }
}

export type Package = ReturnType<typeof usePackage>
