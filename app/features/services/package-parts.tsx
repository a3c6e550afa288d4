import { toggle } from '#domain/pricing/choice.ts'
import { isPerTeacher } from '#domain/pricing/teachers.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { PackageBuilderData } from './load-package-builder.ts'
import type { BuilderPart, Chosen } from './package-address.ts'
import { TeacherCount } from './teacher-count.tsx'

type Props = Pick<PackageBuilderData, 'words' | 'perTeacher'> & {
  parts: BuilderPart[]
  chosen: Chosen<BuilderPart>
}

/**
 * The price list. Each card shows what a part does and costs; a link covers the card and ticks the part, or
 * chooses it instead of its alternatives.
 */
export function PackageParts({ parts, words, perTeacher, chosen }: Props) {
  const { choice } = chosen
  return (
    <ul className="price-rows">
      {parts.map((part) => {
        const isChosen = choice.includes(part)
        const bundle = choice.find(({ contains }) => contains?.includes(part.id))
        return (
          <li key={part.id} className="card price-row" data-chosen={isChosen || undefined}>
            <h3 className="title-3">
              {part.name} {part.mark && <span className="tag">{part.mark}</span>}
            </h3>
            <p className="price-of">
              <span className="amount">{part.amount}</span> {part.beside && <span>{part.beside}</span>}
              {part.inDollars && <small>{part.inDollars}</small>}
            </p>
            <div>
              <p className="text-muted">{part.detail}</p>
              {part.difference && <p className={part.saves ? 'difference' : undefined}>{part.difference}</p>}
              {bundle && <p className="difference">{fillText(words.included, { bundle: bundle.name })}</p>}
              {part.features && (
                <ul className="ticks">
                  {part.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              )}
            </div>
            {!bundle && (
              <ChoiceLink
                className={words.choose ? 'card-link tick-box one-of' : 'card-link tick-box'}
                isCurrent={isChosen}
                to={{ ...chosen, choice: words.choose && isChosen ? choice : toggle(choice, part, parts) }}
              >
                <span className="sr-only">
                  {fillText(words.choose ?? (isChosen ? words.remove : words.add), { name: part.name })}
                </span>
              </ChoiceLink>
            )}
            {perTeacher && isChosen && isPerTeacher(part) && (
              <TeacherCount words={perTeacher} chosen={chosen} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
