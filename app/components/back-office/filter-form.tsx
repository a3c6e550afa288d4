import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router'

const TYPING_PAUSE_MS = 300

export type Choice = {
  label: string
  name: string
  /** What it says while nothing is chosen. */
  all: string
  chosen: string | undefined
  options: [value: string, word: string][]
  className?: string
}

export type Day = { label: string; name: string; chosen: string | undefined }

type Props = {
  /** What is searched. */
  label: string
  search: { value: string; placeholder: string; maxLength: number }
  choices: Choice[]
  /** What is needed less often, behind a word that says so. */
  more?: { label: string; isOpen: boolean; choices: Choice[]; days: Day[] }
  /** What else the address says, which the form leaves as it is. */
  kept?: [name: string, value: string][]
  /** Where the whole list is, while something is left out. */
  clear: string | undefined
  /** What the fields say, as pairs for an address. */
  toPairs: (get: (name: string) => string | null) => [name: string, value: string][]
}

/**
 * Search and filters of a list, kept in its address. On phones the filters wait behind one button, so that the list
 * itself is what is seen first.
 */
export function FilterForm({ label, search, choices, more, kept = [], clear, toPairs }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useSubmit()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  useEffect(() => () => clearTimeout(pause.current), [])
  // Whoever goes elsewhere is not called back by what they typed just before.
  useEffect(() => {
    if (next && next.pathname !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  const fields = [...choices, ...(more?.choices ?? []), ...(more?.days ?? [])]
  const count = fields.filter(({ chosen }) => chosen).length
  const shown = [['q', search.value], ...fields.map(({ name, chosen = '' }) => [name, chosen])] as const
  useFollowAddress(form, JSON.stringify(shown), () => apply({ replace: true }))

  function apply({ replace }: { replace: boolean }) {
    clearTimeout(pause.current)
    if (!form.current) return
    const chosen = new FormData(form.current)
    const pairs = toPairs((name) => chosen.get(name) as string | null)
    submit(pairs, { method: 'get', replace, preventScrollReset: true })
  }

  /** At once: who goes on choosing before the whole list has come starts from empty fields. */
  function empty({ metaKey, ctrlKey, shiftKey }: React.MouseEvent) {
    // It opens elsewhere, and this list stays as it is.
    if (metaKey || ctrlKey || shiftKey) return
    clearTimeout(pause.current)
    for (const [name] of shown) {
      const field = fieldOf(form.current, name)
      if (field) field.value = ''
    }
  }

  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label={label}
      className="group/filters mt-4 grid grid-cols-[1fr_auto] gap-x-2 gap-y-3 lg:flex lg:flex-wrap lg:gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        apply({ replace: false })
      }}
    >
      <label className="block min-w-0 lg:min-w-64 lg:flex-2">
        <span className="text-muted text-sm max-lg:sr-only">Search</span>
        <input
          type="search"
          name="q"
          defaultValue={search.value}
          maxLength={search.maxLength}
          placeholder={search.placeholder}
          autoComplete="off"
          className="admin-field"
          onChange={() => {
            clearTimeout(pause.current)
            pause.current = setTimeout(() => apply({ replace: true }), TYPING_PAUSE_MS)
          }}
        />
      </label>
      <FiltersButton count={count} />
      <div className="col-span-2 grid grid-cols-2 gap-3 group-not-has-[[data-opens]:checked]/filters:max-lg:hidden lg:contents">
        {choices.map((choice) => (
          <Select key={choice.name} {...choice} onChoose={apply} />
        ))}
        {more ? <More {...more} onChoose={apply} /> : null}
      </div>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {clear ? (
        <Link to={clear} onClick={empty} className="admin-button justify-self-start lg:self-end">
          Clear
        </Link>
      ) : null}
    </Form>
  )
}

/** A box to tick, which needs no script; how many filters are at work is read on it. */
function FiltersButton({ count }: { count: number }) {
  return (
    <label className="admin-button relative has-checked:bg-sunk lg:hidden">
      <input type="checkbox" data-opens="" autoComplete="off" className="absolute inset-0 opacity-0" />
      <span>{`Filters${count > 0 ? ` (${count})` : ''}`}</span>
    </label>
  )
}

type OnChoose = (how: { replace: boolean }) => void

function More({
  label,
  isOpen,
  choices,
  days,
  onChoose,
}: NonNullable<Props['more']> & { onChoose: OnChoose }) {
  return (
    <details open={isOpen} className="col-span-2 lg:order-last lg:basis-full">
      <summary className="admin-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {label}
      </summary>
      <div className="grid grid-cols-2 gap-3 lg:flex">
        {choices.map((choice) => (
          <Select key={choice.name} {...choice} onChoose={onChoose} />
        ))}
        {days.map(({ label: word, name, chosen }) => (
          <label key={name} className="block min-w-0 lg:flex-1">
            <span className="text-muted text-sm">{word}</span>
            <input
              type="date"
              name={name}
              defaultValue={chosen ?? ''}
              autoComplete="off"
              className="admin-field"
              // While a year is typed digit by digit the field already says days of the year 2.
              onChange={(event) => {
                const { value } = event.currentTarget
                if (value === '' || value >= '1900') onChoose({ replace: true })
              }}
            />
          </label>
        ))}
      </div>
    </details>
  )
}

function Select({
  label,
  name,
  all,
  chosen,
  onChoose,
  options,
  className = '',
}: Choice & { onChoose: OnChoose }) {
  return (
    <label className={`block min-w-0 lg:flex-1 ${className}`}>
      <span className="text-muted text-sm">{label}</span>
      <select
        name={name}
        defaultValue={chosen ?? ''}
        autoComplete="off"
        className="admin-field"
        onChange={() => onChoose({ replace: false })}
      >
        <option value="">{all}</option>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}

/**
 * The fields show what the address says, also after Back; what is being typed is left alone. What was filled in
 * before React arrived is applied. `shown` is the fields' names and values as JSON.
 */
function useFollowAddress(
  form: React.RefObject<HTMLFormElement | null>,
  shown: string,
  applyEarly: () => void,
) {
  const arrived = useRef(false)
  const early = useEffectEvent(applyEarly)
  useEffect(() => {
    let differs = false
    for (const [name, value] of JSON.parse(shown) as [string, string][]) {
      const field = fieldOf(form.current, name)
      if (!field || field.value === value) continue
      differs = true
      const isTyped = field instanceof HTMLInputElement && field === document.activeElement
      if (arrived.current && !isTyped) field.value = value
    }
    if (differs && !arrived.current) early()
    arrived.current = true
  }, [form, shown])
}

function fieldOf(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined
}
