import { type ComponentProps, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Banner } from '#app/ui/banner.tsx'
import type { LeadState } from '#server/leads/work/lead-state.ts'
import { useLeadState } from './use-lead-state.ts'

type Props = {
  leadId: string
  /** How the lead stood when this page was read. */
  shown: LeadState
}

/** Shows what others changed on the lead, which is loaded at once. */
export function LeadNews({ leadId, shown }: Props) {
  const { now, isGone } = useLeadState(leadId, shown)
  const { revalidate } = useRevalidator()
  const [notice, setNotice] = useState<string>()
  const news = now.version === shown.version ? undefined : describeNews(shown, now)
  useEffect(() => {
    if (!news) return
    setNotice(news)
    void revalidate()
  }, [news, revalidate])
  if (isGone) {
    return (
      <Notice tone="red">
        <strong>This lead was deleted or merged meanwhile.</strong> What you type here can’t be saved any
        more.
      </Notice>
    )
  }
  return notice ? <Notice>{notice}</Notice> : <div role="status" />
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
  if (!last || last.id === shown.last?.id) return 'This lead changed.'
  return `New${last.by ? ` from ${last.by}` : ''}: ${last.title}.`
}
