import { type ComponentProps, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { whoIs } from '#domain/leads/presence.ts'
import type { LeadState } from '#server/leads/state/lead-state.ts'
import { useLeadState } from './use-lead-state.ts'

type Props = {
  leadId: string
  /** How the lead stood when this page was read. */
  shown: LeadState
}

/**
 * Shows who else has the lead open, and what they changed. While someone is typing here, changes are offered;
 * otherwise they are loaded at once.
 */
export function Presence({ leadId, shown }: Props) {
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
      <Notice tone="red">
        <strong>This lead was deleted or merged meanwhile.</strong> What you type here can’t be saved any
        more.
      </Notice>
    )
  }
  if (isNewer) {
    return (
      <Notice
        tone="blue"
        action={
          <Button
            size="small"
            busy={loading !== 'idle'}
            onClick={() => {
              setTold(news)
              void revalidate()
            }}
          >
            Show it
          </Button>
        }
      >
        {news} What you typed stays.
      </Notice>
    )
  }
  const here = now.here.length > 0 ? `${whoIs(now.here)} looking at this lead too.` : undefined
  if (!here && !told) return <div role="status" />
  return <Notice>{[told, here].filter(Boolean).join(' ')}</Notice>
}

function Notice(props: ComponentProps<typeof Banner>) {
  return (
    <div className="px-4 pb-2 [overflow-wrap:anywhere]">
      <Banner role="status" {...props} />
    </div>
  )
}

function describeNews(shown: LeadState, now: LeadState): string {
  const { last } = now
  if (!last || last.id === shown.last?.id) return 'Something here is new.'
  return `New${last.by ? ` from ${last.by}` : ''}: ${last.title}.`
}

/** Returns whether a text field has the focus. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false
}
