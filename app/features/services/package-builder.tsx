import { useLocation } from 'react-router'
import { packageParts } from '#content/package-parts.ts'
import { readChoice } from '#domain/pricing/choice.ts'
import { readTeachers } from '#domain/pricing/teachers.ts'
import type { PackageBuilderData } from './load-package-builder.ts'
import { PACKAGE_ID, PARTS, TEACHERS } from './package-address.ts'
import { PackageKinds } from './package-kinds.tsx'
import { PackageParts } from './package-parts.tsx'
import { PackageSummary } from './package-summary.tsx'

type Props = PackageBuilderData & {
  /** The page with the quote form. */
  contactPath: string
}

/**
 * The visitor's own package, which is all in the address: every choice is a link, so that it works before and
 * without scripts, and can be sent to somebody.
 */
export function PackageBuilder({ contactPath, ...builder }: Props) {
  const { group, rows, words, pick, perTeacher } = builder
  const query = new URLSearchParams(useLocation().search)
  const parts = packageParts(group).map((part, at) => ({ name: part.id, amount: '', ...rows[at], ...part }))
  const choice = readChoice(query.get(PARTS), parts)
  const chosen = { build: pick && group, choice, teachers: readTeachers(query.get(TEACHERS)) }
  return (
    <section id={PACKAGE_ID} className="shell">
      <h2 className="title-2">{words.heading}</h2>
      <p className="lead mt-3">{words.lead}</p>
      {pick && <PackageKinds names={pick} group={group} />}
      <div className="contact-grid mt-6">
        <PackageParts parts={parts} words={words} perTeacher={perTeacher} chosen={chosen} />
        <PackageSummary {...builder} parts={parts} chosen={chosen} contactPath={contactPath} />
      </div>
    </section>
  )
}
