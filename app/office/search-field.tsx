import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { Input } from '#app/ui/form/input.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'

const TYPING_PAUSE_MS = 300

type Props = {
  /** The list, such as “Leads”. */
  label: string
  /** What is searched, such as “Subject, person or address”. */
  placeholder: string
  value: string
  /** The other values of the URL, which stay. */
  kept: readonly (readonly [name: string, value: string])[]
}

/** Searches a list while typing, by the value `q` of its URL. */
export function SearchField({ label, placeholder, value, kept }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useSubmit()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const search = useEffectEvent(() => {
    const { current } = field
    if (!current || current.value.trim() === value) return
    void submit(current.form, { replace: true, preventScrollReset: true })
  })
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    // Opening another page cancels the search.
    if (next && next.pathname !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  useEffect(() => {
    const { current } = field
    if (current && current !== document.activeElement) current.value = value
  }, [value])
  return (
    <Form
      action={pathname}
      preventScrollReset
      role="search"
      aria-label={label}
      className="min-w-40 flex-1 md:max-w-64"
      onSubmit={() => clearTimeout(pause.current)}
    >
      <Input
        ref={field}
        type="search"
        name="q"
        aria-label="Search"
        icon={Search}
        placeholder={placeholder}
        title={placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={value}
        autoComplete="off"
        onChange={() => {
          clearTimeout(pause.current)
          pause.current = setTimeout(() => search(), TYPING_PAUSE_MS)
        }}
      />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  )
}
