import { quantile } from './figures.ts'

const ROUNDS = 60
/** Rounds that are not counted: what is new to the process is slow. */
const WARM_UP_ROUNDS = 5

/** How long most rounds of it take at most, in milliseconds; the first ones left out. */
export async function p95(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const began = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - began)
  }
  return quantile(times, 0.95)
}
