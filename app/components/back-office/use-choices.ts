import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/** What was chosen: what the screen showed before, what is on its way to the server, and what is wanted by now. */
type Choice<Value> = { from: Value; sent: Value; wanted: Value }

/** What the server is told, and what it is to replace. */
type Next<Value> = { seen: Value; value: Value }

/**
 * What is sent once a choice was answered and the screen shows `shown`, or nothing where it does not show it at all.
 * Where it still shows what it did before, the choice did not go through.
 */
export function nextChoice<Value>(
  { from, sent, wanted }: Choice<Value>,
  shown: Value | undefined,
): Next<Value> | undefined {
  const seen = shown === from ? from : sent
  return wanted === sent || wanted === seen ? undefined : { seen, value: wanted }
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
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice<Value> & { isAnswered: boolean }>>(
    new Map(),
  )

  function start(key: string, { seen, value }: Next<Value>) {
    const choice = { from: seen, sent: value, wanted: value, isAnswered: false }
    setChoices((all) => new Map(all).set(key, choice))
    // Together with what was loaded, so that nothing jumps back for a moment.
    const answer = () =>
      startTransition(() =>
        setChoices((all) => {
          const now = all.get(key)
          return now ? new Map(all).set(key, { ...now, isAnswered: true }) : all
        }),
      )
    void send(key, { seen, value }).finally(answer)
  }

  const goOn = useEffectEvent(() => {
    for (const [key, choice] of choices) {
      if (!choice.isAnswered) continue
      const next = nextChoice(choice, shown(key))
      if (next) start(key, next)
      else setChoices((all) => new Map([...all].filter(([one]) => one !== key)))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one was answered
  useEffect(() => goOn(), [choices])

  const leave = useEffectEvent(() => {
    for (const [key, { sent, wanted }] of choices) {
      if (wanted !== sent) void send(key, { seen: sent, value: wanted })
    }
  })
  useEffect(() => () => leave(), [])

  return {
    /** What was chosen and is not what the server said. */
    wanted: new Map([...choices].map(([key, { wanted }]) => [key, wanted])) as ReadonlyMap<string, Value>,
    choose(key: string, value: Value) {
      const choice = choices.get(key)
      const seen = shown(key)
      if (choice) setChoices((all) => new Map(all).set(key, { ...choice, wanted: value }))
      else if (seen !== undefined && value !== seen) start(key, { seen, value })
    },
  }
}
