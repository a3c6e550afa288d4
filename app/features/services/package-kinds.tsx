import { type PackageGroup, packageGroups } from '#content/package-parts.ts'
import { ChoiceLink } from './choice-link.tsx'

type Props = {
  /** The page name of each price list, in the order of the lists. */
  names: string[]
  group: PackageGroup
}

/** Links to choose a price list. */
export function PackageKinds({ names, group }: Props) {
  return (
    // Browsers leave a focused link that is only partly in view where it is.
    <ul
      className="kinds"
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {(Object.keys(packageGroups) as PackageGroup[]).map((build, at) => (
        <li key={build}>
          <ChoiceLink className="btn choice" isCurrent={build === group} to={{ build, teachers: 1 }}>
            {names[at]}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}
