import { quantile } from './figures.ts'

const ROUNDS = 60
/** Rounds that are not counted: what is new to the process is slow. */
const WARM_UP_ROUNDS = 5

type Work = () => Promise<unknown>

/** How long most rounds of it take at most, in milliseconds; the first ones left out. */
export async function p95(work: Work): Promise<number> {
  return (await p95OfEach([work]))[0] ?? Number.NaN
}

/** The same of several that are compared, in turn: what else the machine does at a time meets all of them. */
export async function p95OfEach(works: Work[], rounds = ROUNDS): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      await work()
      if (round >= 0) times[at]?.push(performance.now() - began)
    }
  }
  return times.map((each) => quantile(each, 0.95))
}
