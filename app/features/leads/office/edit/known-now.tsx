import { useEffect, useRef, useState } from 'react'
import { findLeads } from '#app/office/use-found-leads.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'
import { leadAddress } from '../paths.ts'

/** Shows leads with the number or address that was just typed. The server compares again when the form is sent. */
export function KnownNow() {
  const place = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState<FoundLead[]>([])
  useEffect(() => {
    const form = place.current?.closest('form')
    let left = new AbortController()
    const look = async ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !['phone', 'email'].includes(target.name)) return
      left.abort()
      left = new AbortController()
      const { signal } = left
      const found = await findLeads({ [target.name]: target.value.trim() }, signal)
      if (!signal.aborted) setKnown(found ?? [])
    }
    form?.addEventListener('change', look)
    return () => {
      left.abort()
      form?.removeEventListener('change', look)
    }
  }, [])
  return (
    <div ref={place} role="status">
      {known.map(({ id, name, company, status }) => (
        <p key={id} className="mt-3 rounded-lg bg-amber-soft px-3 py-2 text-small [overflow-wrap:anywhere]">
          You may already have this lead:{' '}
          <TextLink isAlone to={leadAddress(id)} className="font-[550]">
            <bdi>{name}</bdi>
          </TextLink>{' '}
          {[company, wordFor(leadStatusWords, status)].filter(Boolean).join(' · ')}
        </p>
      ))}
    </div>
  )
}
