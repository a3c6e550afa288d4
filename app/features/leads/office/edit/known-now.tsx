import { useEffect, useRef, useState } from 'react'
import { TextLink } from '#app/ui/text-link.tsx'
import { leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'
import { leadAddress } from '../paths.ts'

const FIND = '/del-admin-dashboard/find'

/** Shows leads with the number or address that was just typed. The server compares again when the form is sent. */
export function KnownNow() {
  const place = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState<FoundLead[]>([])
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const gone = new AbortController()
    let asked = 0
    const look = async ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || (target.name !== 'phone' && target.name !== 'email'))
        return
      const turn = ++asked
      const found = await whoHas({ [target.name]: target.value.trim() }, gone.signal)
      // Answers may arrive out of order.
      if (turn === asked) setKnown(found)
    }
    form.addEventListener('change', look, { signal: gone.signal })
    return () => gone.abort()
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

async function whoHas(typed: { phone?: string; email?: string }, signal: AbortSignal): Promise<FoundLead[]> {
  const answer = await fetch(`${FIND}?${new URLSearchParams(typed)}`, { signal }).catch(() => undefined)
  const { leads = [] } = ((await answer?.json().catch(() => undefined)) ?? {}) as { leads?: FoundLead[] }
  return leads
}
