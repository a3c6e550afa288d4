import { useState } from 'react'
import { showToast } from '#app/ui/site/toasts.ts'
import { wordFor } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'

type Newest = {
  total: number
  leads: {
    id: string
    name: string
    email: string
    service_interest: string | null
    lead_score: number
    created_at: string
  }[]
}

/** Shows the signed-in team, on the contact page, that submitted requests reach the database. */
export default function LeadTestPanel() {
  const [newest, setNewest] = useState<Newest>()
  const [loading, setLoading] = useState(false)

  async function fetchLeads() {
    setLoading(true)
    try {
      const response = await fetch('/api/lead-test-panel', { headers: { accept: 'application/json' } })
      if (!response.ok) throw new Error(`answered ${response.status}`)
      const answer: Newest = await response.json()
      setNewest(answer)
      showToast({
        title: 'Leads fetched successfully',
        description: `Total leads: ${answer.total}`,
        tone: 'success',
      })
    } catch {
      setNewest(undefined)
      showToast({
        title: 'Error fetching leads',
        description: 'Could not retrieve leads from the database',
        tone: 'error',
      })
    } finally {
      setLoading(false)
    }
  }

  return (
    <section aria-labelledby="lead-test-panel" className="card">
      <h2 id="lead-test-panel" className="title-3">
        Lead database test
      </h2>
      <p className="mt-1 text-muted text-sm">Only the signed-in team sees this.</p>
      <button type="button" disabled={loading} onClick={fetchLeads} className="btn mt-3">
        {loading ? 'Fetching…' : 'Fetch the newest leads'}
      </button>
      {newest ? <Found newest={newest} /> : null}
    </section>
  )
}

function Found({ newest: { total, leads } }: { newest: Newest }) {
  return (
    <>
      <p className="mt-3">{`Total leads: ${total}`}</p>
      <ol className="mt-2 grid gap-2">
        {leads.map((lead) => (
          <li key={lead.id} className="min-w-0">
            <a href={`/del-admin-dashboard/leads/${lead.id}`} className="link">
              {lead.name}
            </a>
            <span className="block text-muted text-sm">
              {[
                lead.email,
                wordFor(quoteLabels.en.serviceInterest, lead.service_interest),
                `score ${lead.lead_score}`,
                formatDayAndTime(lead.created_at),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
