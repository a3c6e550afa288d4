/**
 * How long `work` keeps the processor busy, in milliseconds: the same on a busy machine, where the wall clock would say
 * how busy that is.
 */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
