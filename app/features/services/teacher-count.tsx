import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { readTeachers, teacherLimits, teachersText } from '#domain/pricing/teachers.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { PackageBuilderData } from './load-package-builder.ts'
import { type Chosen, choiceQuery, TEACHERS, useChoiceHash } from './package-address.ts'

type Props = { words: NonNullable<PackageBuilderData['perTeacher']>; chosen: Chosen }

/** Lets the visitor choose the number of teachers in a field between two links, for one fewer and one more. */
export function TeacherCount({ words, chosen }: Props) {
  const { teachers } = chosen
  const field = useRef<HTMLInputElement>(null)
  const hash = useChoiceHash()

  // The visitor may have typed a number before hydration.
  useEffect(() => {
    const { form, value, defaultValue } = field.current ?? {}
    if (form && value !== defaultValue) submitValid(form)
  }, [])

  // The field is uncontrolled and stays mounted, so it is updated when a link changes the number.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = String(teachers)
  }, [teachers])

  const step = (by: number, sign: string) => {
    const count = readTeachers(String(teachers + by))
    return (
      <ChoiceLink
        className="btn"
        isCurrent={false}
        aria-label={teachersText(count, words)}
        to={{ ...chosen, teachers: count }}
      >
        {sign}
      </ChoiceLink>
    )
  }

  return (
    <Form
      action={`#${hash}`}
      replace
      preventScrollReset
      className="teachers mt-4"
      onChange={({ currentTarget }) => submitValid(currentTarget)}
    >
      {choiceQuery({ ...chosen, teachers: teacherLimits.min }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="field-label" htmlFor={TEACHERS}>
        {words.heading}
      </label>
      <div className="flex gap-2">
        {step(-1, '−')}
        <input
          ref={field}
          id={TEACHERS}
          className="input w-24"
          type="number"
          name={TEACHERS}
          {...teacherLimits}
          defaultValue={teachers}
          required
        />
        {step(1, '+')}
        <button type="submit" hidden>
          {words.action}
        </button>
      </div>
    </Form>
  )
}

function submitValid(form: HTMLFormElement) {
  if (form.checkValidity()) form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
}
