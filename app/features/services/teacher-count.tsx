import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { teacherLimits, teachersText } from '#domain/pricing/teachers.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { PackageBuilderData } from './load-package-builder.ts'
import { type Chosen, choiceQuery, PACKAGE_ID, TEACHERS } from './package-address.ts'

type Props = { words: NonNullable<PackageBuilderData['perTeacher']>; chosen: Chosen }

const usual = [1, 5, 10, 20, 50]

/** Lets the visitor choose the number of teachers, by a link or in a field. */
export function TeacherCount({ words, chosen }: Props) {
  const { teachers } = chosen
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(teachers)

  // The field is uncontrolled and stays mounted, so it is updated when a link changes the number.
  useEffect(() => {
    if (shown.current !== teachers && field.current) field.current.value = String(teachers)
    shown.current = teachers
  }, [teachers])

  return (
    <div className="teachers mt-4">
      <h4 className="title-3">{words.heading}</h4>
      <p className="mt-3 flex flex-wrap gap-2">
        {usual.map((count) => (
          <ChoiceLink
            key={count}
            className="btn choice"
            isCurrent={count === teachers}
            aria-label={teachersText(count, words)}
            to={{ ...chosen, teachers: count }}
          >
            {count}
          </ChoiceLink>
        ))}
      </p>
      <Form action={`#${PACKAGE_ID}`} replace preventScrollReset className="mt-3 flex flex-wrap gap-2">
        {choiceQuery({ ...chosen, teachers: teacherLimits.min }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span className="field-label">{words.other}</span>
          <input
            ref={field}
            className="input"
            type="number"
            name={TEACHERS}
            {...teacherLimits}
            defaultValue={teachers}
            required
          />
        </label>
        <button type="submit" className="btn mt-auto">
          {words.action}
        </button>
      </Form>
    </div>
  )
}
