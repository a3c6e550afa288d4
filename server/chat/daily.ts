const DAY_MS = 24 * 60 * 60 * 1000
/** Not while the site starts and everybody wants its first page. */
const FIRST_AFTER_MS = 5 * 60 * 1000

/** Does something a few minutes after the start and then each day. Gives the way to end it. */
export function daily(work: () => Promise<unknown>, onError: (error: unknown) => void): { stop(): void } {
  const run = () => void work().catch(onError)
  let every: NodeJS.Timeout | undefined
  const first = setTimeout(() => {
    run()
    every = setInterval(run, DAY_MS).unref()
  }, FIRST_AFTER_MS).unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(every)
    },
  }
}
