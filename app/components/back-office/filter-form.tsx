import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'

const TYPING_PAUSE_MS = 300

export type Choice = {
  label: string
  name: string
  /** The label of the empty choice. */
  all: string
  chosen: string | undefined
  options: [value: string, word: string][]
}

type Props = {
  /** What is searched. */
  label: string
  search: { value: string; placeholder: string }
  choices: Choice[]
  /** The address of the whole list, if something filters it. */
  clear: string | undefined
  /** Returns the values of the fields as pairs for a URL. */
  toPairs: (get: (name: string) => string | null) => [name: string, value: string][]
}

/** Search and filters of a list, which are in its URL. On phones the filters are behind a button. */
export function FilterForm({ label, search, choices, clear, toPairs }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useSubmit()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    // Opening another page cancels the search.
    if (next && next.pathname !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  const count = choices.filter(({ chosen }) => chosen).length
  const shown = [['q', search.value], ...choices.map(({ name, chosen = '' }) => [name, chosen])] as const
  useFollowAddress(form, JSON.stringify(shown), () => apply({ replace: true }))

  function apply({ replace }: { replace: boolean }) {
    clearTimeout(pause.current)
    if (!form.current) return
    const chosen = new FormData(form.current)
    const pairs = toPairs((name) => chosen.get(name) as string | null)
    submit(pairs, { method: 'get', replace, preventScrollReset: true })
  }

  /** Empties the fields at once, so that a choice made while the list loads starts from empty fields. */
  function empty({ metaKey, ctrlKey, shiftKey }: React.MouseEvent) {
    // The link opens in a new tab.
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
      <Field label="Search" hidesLabel className="lg:min-w-64 lg:flex-2 lg:self-end">
        <Input
          type="search"
          name="q"
          icon={Search}
          defaultValue={search.value}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={search.placeholder}
          autoComplete="off"
          onChange={() => {
            clearTimeout(pause.current)
            pause.current = setTimeout(() => apply({ replace: true }), TYPING_PAUSE_MS)
          }}
        />
      </Field>
      <FiltersButton count={count} />
      <div className="col-span-2 grid grid-cols-2 gap-3 group-not-has-[[data-opens]:checked]/filters:max-lg:hidden lg:contents">
        {choices.map(({ label, name, all, chosen, options }) => (
          <Field key={name} label={label} className="lg:flex-1">
            <Select
              name={name}
              defaultValue={chosen ?? ''}
              autoComplete="off"
              empty={all}
              options={options}
              onChange={() => apply({ replace: false })}
            />
          </Field>
        ))}
      </div>
      {clear ? (
        <ButtonLink to={clear} onClick={empty} className="justify-self-start lg:self-end">
          Clear
        </ButtonLink>
      ) : null}
    </Form>
  )
}

/** Opens the filters on a phone, also without scripts, and says how many apply. */
function FiltersButton({ count }: { count: number }) {
  return (
    <label className="ui-button relative has-checked:bg-sunk lg:hidden">
      <input type="checkbox" data-opens="" autoComplete="off" className="absolute inset-0 opacity-0" />
      <span>{`Filters${count > 0 ? ` (${count})` : ''}`}</span>
    </label>
  )
}

/**
 * Sets the fields to the values of the URL, also after Back, except a field that is being typed in. What was filled
 * in before hydration is applied. `shown` is the fields' names and values as JSON.
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
