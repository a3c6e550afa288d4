import { type ComponentProps, useEffectEvent, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { usePolling } from '#app/office/use-polling.ts'
import { Banner } from '#app/ui/banner.tsx'
import type { LeadState } from '#server/leads/work/lead-state.ts'
import { leadAddress } from '../paths.ts'

const ASK_EVERY_MS = 8_000

type Props = {
  leadId: string
  /** How the lead stood when this page was read. */
  shown: LeadState
}

/** Asks every few seconds whether others changed the lead. If so, it says what, and loads the page again. */
export function LeadNews({ leadId, shown }: Props) {
  const [notice, setNotice] = useState<string>()
  const [isGone, setGone] = useState(false)
  const { revalidate, state } = useRevalidator()
  const isSaving = useFetchers().some(({ state }) => state !== 'idle')
  const isIdle = useNavigation().state === 'idle' && state === 'idle' && !isSaving
  // An answer that comes while this page saves or loads is ignored, because its own changes are no news.
  const hear = useEffectEvent((asked: LeadState, now: LeadState | undefined) => {
    if (!isIdle || asked.version !== shown.version) return
    setGone(now === undefined)
    if (!now || now.version === shown.version) return
    setNotice(describeNews(shown, now))
    void revalidate()
  })
  const look = async () => {
    if (!isIdle) return
    const answer = await fetch(leadAddress(leadId, '/state')).catch(() => undefined)
    if (answer?.status === 404) hear(shown, undefined)
    const now: LeadState | undefined = answer?.ok ? await answer.json().catch(() => undefined) : undefined
    if (now) hear(shown, now)
  }
  usePolling(look, { everyMs: ASK_EVERY_MS, isAtOnce: true })
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
