import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Input } from '#app/ui/input.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'

const TYPING_PAUSE_MS = 300

type Props = { value: string; onSearch: (text: string) => void }

/** Searches while typing, and shows what the URL says otherwise. */
export function LeadSearch({ value, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isReady = useRef(false)
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const search = useEffectEvent(() => {
    clearTimeout(pause.current)
    if (field.current && field.current.value !== value) onSearch(field.current.value)
  })
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    // Opening another page cancels the search.
    if (next && next.pathname !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  useEffect(() => {
    const input = field.current
    // Text typed before hydration is searched for.
    if (!isReady.current) search()
    else if (input && input !== document.activeElement) input.value = value
    isReady.current = true
  }, [value])
  return (
    <search aria-label="Leads" className="min-w-40 max-md:flex-1 md:w-60">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(field.current?.value ?? '')
        }}
      >
        <Input
          ref={field}
          type="search"
          name="q"
          aria-label="Search"
          icon={Search}
          placeholder="Search leads"
          title="Name, e-mail, company, phone or message"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={value}
          autoComplete="off"
          onChange={() => {
            clearTimeout(pause.current)
            pause.current = setTimeout(() => search(), TYPING_PAUSE_MS)
          }}
        />
      </form>
    </search>
  )
}
