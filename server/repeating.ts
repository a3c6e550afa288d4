/** Does something again and again, never twice at once. Gives the way to end it. */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop(): void } {
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    void work()
      .catch(onError)
      .finally(() => {
        isBusy = false
      })
  }, ms).unref()
  return { stop: () => clearInterval(timer) }
}
