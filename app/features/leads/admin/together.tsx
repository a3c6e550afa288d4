import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { whoIs } from '#domain/leads/presence.ts'
import type { LeadState } from '#server/leads/state/lead-state.ts'
import { useLeadState } from './use-lead-state.ts'

type Props = {
  leadId: string
  /** How the lead stood when this page was read. */
  shown: LeadState
}

/**
 * Who else has the lead open, and what they changed meanwhile. Where nobody is typing it is loaded at once; otherwise it
 * is offered. What was typed stays either way.
 */
export function Together({ leadId, shown }: Props) {
  const { now, isGone } = useLeadState(leadId, shown)
  const { revalidate, state: loading } = useRevalidator()
  const [told, setTold] = useState<string>()
  const isNewer = now.version !== shown.version
  const news = describeNews(shown, now)
  useEffect(() => {
    if (!isNewer || isTyping()) return
    setTold(news)
    void revalidate()
  }, [isNewer, news, revalidate])
  if (isGone) {
    return (
      <Bar>
        <strong>This lead was deleted or merged meanwhile.</strong> What you type here can’t be saved any
        more.
      </Bar>
    )
  }
  if (isNewer) {
    return (
      <Bar
        button={
          <button
            type="button"
            disabled={loading !== 'idle'}
            className="admin-button shrink-0"
            onClick={() => {
              setTold(news)
              void revalidate()
            }}
          >
            {loading === 'idle' ? 'Show it' : 'Loading…'}
          </button>
        }
      >
        {news} What you typed stays.
      </Bar>
    )
  }
  const here = now.here.length > 0 ? `${whoIs(now.here)} looking at this lead too.` : undefined
  if (!here && !told) return <div role="status" />
  return <Bar>{[told, here].filter(Boolean).join(' ')}</Bar>
}

function Bar({ button, children }: { button?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="sticky top-(--below-header) z-5 mt-3 flex items-center justify-between gap-4 rounded-lg border border-edge bg-sunk px-3 py-2">
      <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
        {children}
      </p>
      {button}
    </div>
  )
}

function describeNews(shown: LeadState, now: LeadState): string {
  const { last } = now
  if (!last || last.id === shown.last?.id) return 'Something here is new.'
  return `New${last.by ? ` from ${last.by}` : ''}: ${last.title}.`
}

/** Whether somebody is in the middle of a form: what they read must not move under their hands. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false
}
