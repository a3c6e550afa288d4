import { startTransition, useEffect, useEffectEvent, useReducer } from 'react'

/**
 * What was chosen: what the screen showed before, what is on its way to the server, and what is wanted by now.
 * `unsure`: it was answered, and the screen shows what it did before. It was refused, or the server did it and the
 * answer was lost.
 */
type Choice<Value> = { from: Value; sent: Value; wanted: Value; state: 'sent' | 'answered' | 'unsure' }
type Choices<Value> = ReadonlyMap<string, Choice<Value>>

/**
 * What the server is told, and what it is to replace. `isUnsure`: it may have been replaced by what was sent before,
 * which the server then takes as seen.
 */
type Next<Value> = { seen: Value; value: Value; isUnsure?: boolean }

type Step<Value> =
  | ({ kind: 'sent'; key: string } & Next<Value>)
  | { kind: 'wanted'; key: string; value: Value; screen: Choice<Value> }
  | { kind: 'answered'; key: string }
  | { kind: 'settled'; key: string; value: Value; isUnsure: boolean }

/**
 * The choices after a step. Steps come from what the screen knew, which may be older than what they meet here: an
 * answer waits for what was loaded with it, and a correction does not wait for it.
 */
export function changeChoices<Value>(choices: Choices<Value>, step: Step<Value>): Choices<Value> {
  const now = choices.get(step.key)
  const becomes = (choice: Choice<Value>) => new Map(choices).set(step.key, choice)
  switch (step.kind) {
    case 'sent': {
      const { seen, value } = step
      const wanted = now && now.state !== 'unsure' ? now.wanted : value
      return becomes({ from: seen, sent: value, wanted, state: 'sent' })
    }
    case 'wanted': {
      const state = now?.state === 'sent' ? 'sent' : 'answered'
      return becomes({ ...(now ?? step.screen), wanted: step.value, state })
    }
    case 'answered':
      return now ? becomes({ ...now, state: 'answered' }) : choices
    case 'settled':
      // Unless it was corrected since.
      if (now?.wanted !== step.value || now.state !== 'answered') return choices
      if (step.isUnsure) return becomes({ ...now, state: 'unsure' })
      return new Map([...choices].filter(([key]) => key !== step.key))
  }
}

/**
 * What is sent once a choice was answered and the screen shows `shown`, or nothing where it does not show it at all.
 * Where it still shows what it did before, the choice did not go through, as far as anybody here knows: so it is sent
 * also what was put back.
 */
export function nextChoice<Value>(
  { from, sent, wanted }: Pick<Choice<Value>, 'from' | 'sent' | 'wanted'>,
  shown: Value | undefined,
): Next<Value> | undefined {
  if (wanted === sent) return undefined
  return shown === from ? { seen: from, value: wanted, isUnsure: true } : { seen: sent, value: wanted }
}

type Ways<Value> = {
  /** What the server said last of what has this key. */
  shown: (key: string) => Value | undefined
  /** Resolves once it was answered and what is shown was loaded anew. Also called after the screen was left. */
  send: (key: string, next: Next<Value>) => Promise<void>
}

/**
 * Choices that are saved at once and shown before that. Whoever corrects one that is still on its way waits for
 * nothing: the newest is sent when the one before was answered, and says that it replaces that one.
 */
export function useChoices<Value>({ shown, send }: Ways<Value>) {
  const [choices, change] = useReducer(changeChoices<Value>, new Map())

  function start(key: string, next: Next<Value>) {
    change({ kind: 'sent', key, ...next })
    // Together with what was loaded, so that nothing jumps back for a moment.
    const answer = () => startTransition(() => change({ kind: 'answered', key }))
    void send(key, next).finally(answer)
  }

  const goOn = useEffectEvent(() => {
    for (const [key, choice] of choices) {
      if (choice.state !== 'answered') continue
      const next = nextChoice(choice, shown(key))
      if (next) start(key, next)
      else change({ kind: 'settled', key, value: choice.wanted, isUnsure: shown(key) === choice.from })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one was answered
  useEffect(() => goOn(), [choices])

  const leave = useEffectEvent(() => {
    // Nobody waits any more for what is on its way: it may come through before this, after it, or not at all.
    for (const [key, { from, sent, wanted }] of choices) {
      if (wanted !== sent) void send(key, { seen: from, value: wanted, isUnsure: true })
    }
  })
  useEffect(() => () => leave(), [])

  return {
    /** What was chosen and is not what the server said. */
    wanted: new Map(
      [...choices].flatMap(([key, { wanted, state }]) => (state === 'unsure' ? [] : [[key, wanted]])),
    ) as ReadonlyMap<string, Value>,
    choose(key: string, value: Value) {
      const screen = choices.get(key)
      const seen = shown(key)
      if (screen && screen.state !== 'unsure') change({ kind: 'wanted', key, value, screen })
      else if (seen !== undefined && value !== seen)
        start(key, { seen, value, ...(screen?.from === seen && { isUnsure: true }) })
    },
  }
}
