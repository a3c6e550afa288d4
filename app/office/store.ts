/** One value of this tab that components follow with `useSyncExternalStore`. */
export function createStore<Value>() {
  let current: Value | undefined
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: (): Value | undefined => current,
    set(value: Value | undefined): void {
      current = value
      for (const listener of listeners) listener()
    },
  }
}
