import { type PackageGroup, packageGroups } from '#content/package-parts.ts'
import { ChoiceLink } from './choice-link.tsx'

type Props = {
  /** What each price list’s page is called, in their order. */
  names: string[]
  group: PackageGroup
}

/** The price lists to pick from. */
export function PackageKinds({ names, group }: Props) {
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {(Object.keys(packageGroups) as PackageGroup[]).map((build, at) => (
        <li key={build}>
          <ChoiceLink className="btn" isCurrent={build === group} to={{ build, teachers: 1 }}>
            {names[at]}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}
