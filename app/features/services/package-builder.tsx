import type { PackageBuilderData } from './load-package-builder.ts'
import { PACKAGE_ID } from './package-address.ts'
import { PackageKinds } from './package-kinds.tsx'
import { PackageParts } from './package-parts.tsx'
import { PackageSummary } from './package-summary.tsx'
import { usePackage } from './use-package.ts'

type Props = {
  builder: PackageBuilderData
  heading: string
  lead: string
  contactPath: string
}

/**
 * A price list with checkboxes and the total of the ticked parts. The choice is in the address and every
 * checkbox is a link, so that it works without scripts and can be shared.
 */
export function PackageBuilder({ builder, heading, lead, contactPath }: Props) {
  const { group, words, pick, perTeacher } = builder
  const one = usePackage(builder, contactPath)
  return (
    <section id={PACKAGE_ID} className="shell zone">
      <h2 className="title-2">{heading}</h2>
      <p className="lead mt-3">{lead}</p>
      {pick && <PackageKinds names={pick} group={group} />}
      <div className="package mt-6">
        <PackageParts parts={one.parts} words={words} perTeacher={perTeacher} chosen={one.chosen} />
        <PackageSummary {...builder} {...one} />
      </div>
    </section>
  )
}
