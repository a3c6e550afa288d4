import { fillText } from '#domain/fill-text.ts'
import { toggle } from '#domain/pricing/choice.ts'
import { isPerTeacher } from '#domain/pricing/teachers.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { PackageBuilderData } from './load-package-builder.ts'
import type { BuilderPart, Chosen } from './package-address.ts'
import { TeacherCount } from './teacher-count.tsx'

type Props = Pick<PackageBuilderData, 'words' | 'perTeacher'> & {
  parts: BuilderPart[]
  chosen: Chosen<BuilderPart>
}

/** The parts as links that put them in and take them out. What is read aloud says which of the two. */
export function PackageParts({ parts, words, perTeacher, chosen }: Props) {
  const { choice } = chosen
  return (
    <ul className="grid gap-2">
      {parts.map((part) => {
        const isChosen = choice.includes(part)
        const [before, after] = (isChosen ? words.remove : words.add).split('{name}')
        const bundle = choice.find(({ contains }) => contains?.includes(part.id))
        return (
          <li key={part.id}>
            <ChoiceLink
              className="btn part"
              isCurrent={isChosen}
              to={{ ...chosen, choice: toggle(choice, part, parts) }}
            >
              {before && <span className="sr-only">{before}</span>}
              <b>{part.name}</b>
              {after && <span className="sr-only">{after}</span>}
              <span>{bundle ? fillText(words.included, { bundle: bundle.name }) : priceOf(part)}</span>
            </ChoiceLink>
            {perTeacher && isChosen && isPerTeacher(part) && (
              <TeacherCount words={perTeacher} chosen={chosen} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function priceOf({ amount, beside }: BuilderPart): string {
  return beside ? `${amount} ${beside}` : amount
}
