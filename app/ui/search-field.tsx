import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { Input } from './input.tsx'

const TYPING_PAUSE_MS = 300

type Props = {
  /** What is searched. */
  label: string
  placeholder: string
  value: string
  /** The other values of the URL, which stay. */
  kept?: readonly (readonly [name: string, value: string])[]
}

/** Searches a list while typing, by the value `q` of its URL. */
export function SearchField({ label, placeholder, value, kept = [] }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useSubmit()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const search = useEffectEvent(() => {
    const { current } = field
    if (current && current.value.trim() !== value) submit(current.form, { replace: true })
  })
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    // Opening another page cancels the search.
    if (next && next.pathname !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  return (
    <Form
      method="get"
      role="search"
      aria-label={label}
      className="min-w-40 max-md:flex-1 md:w-64"
      onSubmit={() => clearTimeout(pause.current)}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        ref={field}
        type="search"
        name="q"
        aria-label={label}
        icon={Search}
        placeholder={placeholder}
        maxLength={200}
        defaultValue={value}
        autoComplete="off"
        onChange={() => {
          clearTimeout(pause.current)
          pause.current = setTimeout(() => search(), TYPING_PAUSE_MS)
        }}
      />
    </Form>
  )
}
