import { startTransition, useReducer, useState } from 'react'

type Choice<Value> = { sent: Value; wanted: Value }

type Ways<Value> = {
  /** What the server said last of what has this key. */
  shown: (key: string) => Value | undefined
  /** Sends a choice and what it replaces; resolves once it was answered and the screen was loaded again. */
  send: (key: string, choice: { seen: Value; value: Value }) => Promise<void>
}

/** Choices that are saved at once and shown before that. One that is corrected while it is saved is sent afterwards. */
export function useChoices<Value>({ shown, send }: Ways<Value>) {
  const [choices] = useState(() => new Map<string, Choice<Value>>())
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  async function save(key: string, seen: Value, value: Value): Promise<void> {
    choices.set(key, { sent: value, wanted: value })
    redraw()
    await send(key, { seen, value })
    const wanted = choices.get(key)?.wanted ?? value
    if (wanted !== value) return save(key, value, wanted)
    choices.delete(key)
    // Together with what was loaded, so that nothing jumps back for a moment.
    startTransition(redraw)
  }

  return {
    /** What was chosen and is not saved yet. */
    wanted: new Map([...choices].map(([key, { wanted }]) => [key, wanted])) as ReadonlyMap<string, Value>,
    choose(key: string, value: Value) {
      const choice = choices.get(key)
      const seen = shown(key)
      if (choice) {
        choice.wanted = value
        redraw()
      } else if (seen !== undefined && value !== seen) void save(key, seen, value)
    },
  }
}
