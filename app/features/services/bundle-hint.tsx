import { formatRupees } from '#domain/money.ts'
import { bundleOffer, toggle } from '#domain/pricing/choice.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { PackageBuilderData } from './load-package-builder.ts'
import type { BuilderPart, Chosen } from './package-address.ts'

type Props = Pick<PackageBuilderData, 'words' | 'cheaper'> & {
  parts: BuilderPart[]
  chosen: Chosen<BuilderPart>
  /** Called before a followed hint disappears, so that the focus can move elsewhere. */
  onFollowed: () => void
}

/** Says that a bundle is cheaper than the chosen parts. */
export function BundleHint({ words, cheaper, parts, chosen, onFollowed }: Props) {
  const offer = bundleOffer(chosen.choice, parts)
  if (!cheaper || !offer) return null
  const { bundle, setUp, monthly, firstYear } = offer
  return (
    <p className="mt-4">
      <span>
        {fillText(cheaper, {
          bundle: bundle.name,
          setUp: formatRupees(setUp),
          monthly: formatRupees(monthly),
          firstYear: formatRupees(firstYear),
        })}
      </span>{' '}
      <ChoiceLink
        className="link"
        isCurrent={false}
        to={{ ...chosen, choice: toggle(chosen.choice, bundle, parts) }}
        onClick={onFollowed}
      >
        {fillText(words.add, { name: bundle.name })}
      </ChoiceLink>
    </p>
  )
}
