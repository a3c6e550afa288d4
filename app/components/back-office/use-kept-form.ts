import { useEffect, useEffectEvent, useState } from 'react'
import type { Told } from './change-result.ts'

type Fetcher = { state: 'idle' | 'loading' | 'submitting'; data?: Told }

/**
 * What a form is drawn from (`shown`) and what it is saved over (`base`): what was loaded last, unless something is
 * typed. That stays, whatever is loaded meanwhile, until it is saved; what was typed on while it was saved stays too.
 * Whom somebody else was faster than is told so: only then is theirs what is saved over.
 */
export function useKeptForm<Loaded>(loaded: Loaded, fetcher: Fetcher) {
  const [typing, setTyping] = useState<'none' | 'sent' | 'newer'>('none')
  const [kept, setKept] = useState({ shown: loaded, base: loaded })
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const settle = useEffectEvent(({ ok, gone }: Told) => {
    if (ok || gone) setKept(({ shown }) => ({ shown, base: loaded }))
    if (typing === 'sent') setTyping(ok ? 'none' : 'newer')
  })
  useEffect(() => {
    if (answer) settle(answer)
  }, [answer])

  const begin = (next: 'sent' | 'newer') => {
    if (typing === 'none') setKept({ shown: loaded, base: loaded })
    setTyping(next)
  }
  return {
    ...(typing === 'none' ? { shown: loaded, base: loaded } : kept),
    hasTyping: typing === 'newer',
    /** For the form. */
    watch: { onChange: () => begin('newer'), onSubmit: () => begin('sent') },
  }
}
