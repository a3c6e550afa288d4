import { formatRupees } from '#domain/money.ts'
import { bundleOffer, lonelyAddOns, toggle } from '#domain/pricing/choice.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { PackageBuilderData } from './load-package-builder.ts'
import type { BuilderPart, Chosen } from './package-address.ts'

type Props = Pick<PackageBuilderData, 'words' | 'alone' | 'cheaper'> & {
  parts: BuilderPart[]
  chosen: Chosen<BuilderPart>
  /** Called before a followed hint disappears, so that the focus can move elsewhere. */
  onFollowed: () => void
}

/** Says that the chosen parts need another one, or that a bundle is cheaper. */
export function PackageHints({ words, alone, cheaper, parts, chosen, onFollowed }: Props) {
  const addOns = lonelyAddOns(chosen.choice)
  const offer = bundleOffer(chosen.choice, parts)
  return (
    <>
      {alone && addOns.length > 0 && (
        <p className="mt-4">
          {fillText(alone, {
            parts: namesOf(addOns, ', '),
            others: namesOf(
              parts.filter(({ extra, contains }) => !extra && !contains),
              ' / ',
            ),
          })}
        </p>
      )}
      {cheaper && offer && (
        <p className="mt-4">
          <span>
            {fillText(cheaper, {
              bundle: offer.bundle.name,
              setUp: formatRupees(offer.setUp),
              monthly: formatRupees(offer.monthly),
              firstYear: formatRupees(offer.firstYear),
            })}
          </span>{' '}
          <ChoiceLink
            className="link"
            isCurrent={false}
            to={{ ...chosen, choice: toggle(chosen.choice, offer.bundle, parts) }}
            onClick={onFollowed}
          >
            {fillText(words.add, { name: offer.bundle.name })}
          </ChoiceLink>
        </p>
      )}
    </>
  )
}

const namesOf = (parts: BuilderPart[], between: string) => parts.map(({ name }) => name).join(between)
