/** Uncounted rounds, because code that runs for the first time is slow. */
const WARM_UP_ROUNDS = 5

/** Runs the work many times and returns how long each round took, in milliseconds. */
export async function timeRounds(work: () => Promise<unknown>, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const began = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - began)
  }
  return times
}
