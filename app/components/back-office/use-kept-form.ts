import { useEffect, useReducer } from 'react'
import type { Told } from './change-result.ts'

type Fetcher = { state: 'idle' | 'loading' | 'submitting'; data?: Told }

/** `sent`: what was typed is on its way; `newer`: something was typed that was not sent, or not saved. */
type Kept<Loaded> = { typing: 'none' | 'sent' | 'newer'; shown: Loaded; base: Loaded }

type Step<Loaded> = { loaded: Loaded } & (
  | { kind: 'typed' | 'sent'; shown: Loaded }
  | ({ kind: 'answered' } & Pick<Told, 'ok' | 'gone'>)
)

/**
 * What is kept after a step. A letter may come between an answer and the screen that is drawn from it: it was typed
 * into the fields that the screen `shown` had, and is as new as if it had come before.
 */
export function keepForm<Loaded>(kept: Kept<Loaded>, step: Step<Loaded>): Kept<Loaded> {
  const { typing } = kept
  if (step.kind !== 'answered') {
    const next = step.kind === 'sent' ? 'sent' : 'newer'
    if (typing !== 'none') return { ...kept, typing: next }
    return { typing: next, shown: step.shown, base: step.loaded }
  }
  const base = step.ok || step.gone ? step.loaded : kept.base
  const after = step.ok ? 'none' : 'newer'
  return { ...kept, base, typing: typing === 'sent' ? after : typing }
}

/**
 * What a form is drawn from (`shown`) and what it is saved over (`base`): what was loaded last, unless something is
 * typed. That stays, whatever is loaded meanwhile, until it is saved; what was typed on while it was saved stays too.
 * Whom somebody else was faster than is told so: only then is theirs what is saved over.
 */
export function useKeptForm<Loaded>(loaded: Loaded, fetcher: Fetcher) {
  const [{ typing, ...kept }, step] = useReducer(keepForm<Loaded>, {
    typing: 'none',
    shown: loaded,
    base: loaded,
  })
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, with what was loaded after it
  useEffect(() => {
    if (answer) step({ kind: 'answered', ok: answer.ok, gone: answer.gone, loaded })
  }, [answer])

  const { shown, base } = typing === 'none' ? { shown: loaded, base: loaded } : kept
  return {
    shown,
    base,
    hasTyping: typing === 'newer',
    /** For the form. */
    watch: {
      onChange: () => step({ kind: 'typed', loaded, shown }),
      onSubmit: () => step({ kind: 'sent', loaded, shown }),
    },
  }
}
