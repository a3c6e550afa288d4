import { type ReactNode, useId } from 'react'

type Described = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string; className: string }

type Props = {
  label: string
  hint?: ReactNode
  problem?: string | undefined
  children: (attributes: Described) => ReactNode
}

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export function SettingField({ label, hint, problem, children }: Props) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      {children({
        id,
        className: 'admin-field aria-invalid:border-danger',
        ...(problem ? { 'aria-invalid': true as const } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

/** A box to tick, with a word on what it does. */
export function SettingCheck(props: {
  name: string
  label: string
  hint?: ReactNode
  checked: boolean
  value?: string
}) {
  const id = useId()
  const { name, label, hint, checked, value = 'on' } = props
  return (
    <div className="flex min-w-0 items-start gap-3">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        defaultChecked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-6 shrink-0 accent-[var(--accent)]"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="inline-block min-h-6">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}
