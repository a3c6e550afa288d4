import { type Features, toShares, type Weights } from './linear-model.ts'

/** One example, and the number of its class. */
export type Sample = { features: Features; label: number }

type Row = { cells: Int32Array; values: Float32Array }

const EPOCHS = 6
// The mean of what stands after the last ones depends less on the order they were worked through in.
const AVERAGED = 4
const RATE = 0.5
// A class that is off by less is left alone.
const NEAR = 0.02
// What is certain in the examples is not certain in life.
const DOUBT = 0.1
// What stands in fewer samples is chance.
const LEAST_COUNT = 8
const USUAL_CLASS = 60
// What taught nothing new is passed over so often.
const REST = 2
// So many samples are worked through before others get their turn.
const PIECE = 25

/**
 * Multinomial logistic regression over sparse features, learnt by gradient descent with a rate of its own for each
 * weight (AdaGrad). Rare features tell more, and samples of a large class count less. The same samples give the same
 * weights. Yields between pieces of work.
 */
export function* learnWeights(samples: readonly Sample[], classes: number): Generator<void, Weights> {
  const { index, rarities } = indexOf(samples)
  const rows: Row[] = []
  for (const { features } of samples) {
    rows.push(rowOf(features, index, rarities, classes))
    if (rows.length % PIECE === 0) yield
  }
  const shares = sharesOf(samples, classes)
  const weights = new Float32Array(index.size * classes)
  const squares = new Float32Array(index.size * classes).fill(1e-3)
  const random = randomFrom(20_261_121)
  const sums = new Float32Array(weights.length)
  const order = Int32Array.from(samples, (_, at) => at)
  // How often each is still passed over.
  const passed = new Uint8Array(samples.length)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const [done, at] of order.entries()) {
      const { label } = samples[at] as Sample
      const share = shares[label] as number
      if (passed[at]) passed[at]--
      else if (!learnFrom(rows[at] as Row, label, share, { classes, weights, squares })) passed[at] = REST
      if (done % PIECE === 0) yield
    }
    if (epoch < EPOCHS - AVERAGED) continue
    for (let cell = 0; cell < sums.length; cell++)
      sums[cell] = (sums[cell] as number) + (weights[cell] as number)
    yield
  }
  return { classes, features: [...index.keys()], rarities, ...inSteps(sums.map((sum) => sum / AVERAGED)) }
}

/** Whether there was anything to learn. */
function learnFrom(
  { cells, values }: Row,
  label: number,
  share: number,
  { classes, weights, squares }: { classes: number; weights: Float32Array; squares: Float32Array },
): boolean {
  let isNew = false
  const guessed = toShares(scoresOf(cells, values, classes, weights))
  for (let c = 0; c < classes; c++) {
    const wanted = c === label ? 1 - DOUBT : DOUBT / classes
    const error = ((guessed[c] as number) - wanted) * share
    if (Math.abs(error) < NEAR) continue
    isNew = true
    for (let f = 0; f < cells.length; f++) {
      const cell = (cells[f] as number) + c
      const gradient = error * (values[f] as number)
      const sum = (squares[cell] as number) + gradient * gradient
      squares[cell] = sum
      weights[cell] = (weights[cell] as number) - (RATE * gradient) / Math.sqrt(sum)
    }
  }
  return isNew
}

/** What each class scores. Four features at a time: what stands in memory is fetched and put back less often. */
function scoresOf(cells: Int32Array, values: Float32Array, classes: number, weights: Float32Array) {
  const scores = new Float64Array(classes)
  // Features that are not there count for nothing.
  const cell = (f: number) => cells[f] ?? 0
  const value = (f: number) => values[f] ?? 0
  for (let f = 0; f < cells.length; f += 4) {
    const [a, b, c, d] = [cell(f), cell(f + 1), cell(f + 2), cell(f + 3)]
    const [va, vb, vc, vd] = [value(f), value(f + 1), value(f + 2), value(f + 3)]
    for (let at = 0; at < classes; at++) {
      scores[at] =
        (scores[at] as number) +
        (weights[a + at] as number) * va +
        (weights[b + at] as number) * vb +
        (weights[c + at] as number) * vc +
        (weights[d + at] as number) * vd
    }
  }
  return scores
}

function indexOf(samples: readonly Sample[]): { index: Map<string, number>; rarities: Float32Array } {
  const counts = new Map<string, number>()
  for (const { features } of samples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const kept = [...counts].filter(([, count]) => count >= LEAST_COUNT)
  return {
    index: new Map(kept.map(([feature], at) => [feature, at])),
    rarities: Float32Array.from(kept, ([, count]) => Math.sqrt(Math.log(1 + samples.length / count))),
  }
}

function rowOf(
  features: Features,
  index: ReadonlyMap<string, number>,
  rarities: Float32Array,
  classes: number,
): Row {
  const cells: number[] = []
  const values: number[] = []
  for (const [feature, weight] of features) {
    const at = index.get(feature)
    if (at === undefined) continue
    cells.push(at * classes)
    values.push(weight * (rarities[at] as number))
  }
  const length = Math.hypot(...values) || 1
  return { cells: Int32Array.from(cells), values: Float32Array.from(values, (value) => value / length) }
}

/** How much a sample of each class counts. */
function sharesOf(samples: readonly Sample[], classes: number): Float32Array {
  const counts = new Float32Array(classes)
  for (const { label } of samples) counts[label] = (counts[label] as number) + 1
  return counts.map((count) => Math.sqrt(USUAL_CLASS / Math.max(1, count)))
}

/** A quarter of the memory, and no difference to the answers. */
function inSteps(weights: Float32Array): { cells: Int8Array; step: number } {
  let most = 0
  for (let cell = 0; cell < weights.length; cell++) most = Math.max(most, Math.abs(weights[cell] as number))
  const step = most / 127 || 1
  const cells = new Int8Array(weights.length)
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = Math.round((weights[cell] as number) / step)
  return { cells, step }
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const swapped = order[at] as number
    order[at] = order[other] as number
    order[other] = swapped
  }
}

/** The same numbers between 0 and 1 every time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
