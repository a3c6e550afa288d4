import { type Features, featuresOf } from './features.ts'
import { toShares } from './model.ts'
import type { Example, Model } from './types.ts'

const EPOCHS = 4
/** Number of final epochs whose weights are averaged. */
const AVERAGED = 2
const RATE = 0.65
/** Smaller errors do not update the weights. */
const NEAR = 0.03
/** Features in fewer examples are noise. */
const LEAST_COUNT = 6
/**
 * Class size at which each example has full weight; beyond it the weight falls with the square root of the
 * size.
 */
const USUAL_CLASS = 60
/** Label smoothing: the share of probability spread over the other classes. */
const DOUBT = 0.05
/** Number of epochs for which an example without an error is skipped. */
const REST = 3

type Row = { cells: Int32Array; values: Float32Array; label: number }

/**
 * Trains a multinomial logistic regression over sparse features with AdaGrad. The result is deterministic for
 * the same examples.
 */
export function train(examples: readonly Pick<Example, 'text' | 'label'>[], leastCount = LEAST_COUNT): Model {
  const classes = [...new Set(examples.map(({ label }) => label))].sort()
  const labels = new Map(classes.map((name, at) => [name, at]))
  const known = new Map()
  const all = examples.map(({ text }) => featuresOf(text, known))
  const { features, index, rarities } = vocabularyOf(all, leastCount)
  const rows = all.map((own, at) =>
    rowOf(own, index, rarities, classes.length, labels.get(examples[at]?.label ?? '') ?? 0),
  )
  const sizes = new Float32Array(classes.length)
  for (const { label } of rows) sizes[label] = (sizes[label] as number) + 1
  const shares = sizes.map((size) => Math.sqrt(USUAL_CLASS / Math.max(1, size)))
  const weights = new Float32Array(features.length * classes.length)
  const squares = new Float32Array(weights.length).fill(1e-3)
  const sums = new Float32Array(weights.length)
  const rest = new Uint8Array(rows.length)
  const order = Int32Array.from(rows, (_, at) => at)
  const random = randomFrom(20_261_121)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at] as Row
      if (rest[at]) rest[at] = (rest[at] as number) - 1
      else if (!learn(row, shares[row.label] as number, classes.length, weights, squares)) rest[at] = REST
    }
    if (epoch < EPOCHS - AVERAGED) continue
    for (let cell = 0; cell < sums.length; cell++)
      sums[cell] = (sums[cell] as number) + (weights[cell] as number) / AVERAGED
  }
  return { classes, features, rarities, ...quantized(sums) }
}

/** Updates the weights for one example; returns whether there was an error to learn from. */
function learn(
  { cells, values, label }: Row,
  share: number,
  classes: number,
  weights: Float32Array,
  squares: Float32Array,
): boolean {
  const guessed = toShares(scoresOf(cells, values, classes, weights))
  const wrong: number[] = []
  for (let c = 0; c < classes; c++) {
    const wanted = c === label ? 1 - DOUBT : DOUBT / classes
    const error = ((guessed[c] as number) - wanted) * share
    guessed[c] = error
    if (Math.abs(error) >= NEAR) wrong.push(c)
  }
  for (let f = 0; f < cells.length; f++) {
    const value = values[f] as number
    for (const c of wrong) {
      const cell = (cells[f] as number) + c
      const gradient = (guessed[c] as number) * value
      const sum = (squares[cell] as number) + gradient * gradient
      squares[cell] = sum
      weights[cell] = (weights[cell] as number) - (RATE * gradient) / Math.sqrt(sum)
    }
  }
  return wrong.length > 0
}

/** Computes the score of each class, four features at a time to reduce memory reads. */
function scoresOf(cells: Int32Array, values: Float32Array, classes: number, weights: Float32Array) {
  const scores = new Float32Array(classes)
  for (let f = 0; f < cells.length; f += 4) {
    const a = cells[f] as number
    const b = cells[f + 1] as number
    const c = cells[f + 2] as number
    const d = cells[f + 3] as number
    const va = values[f] as number
    const vb = values[f + 1] as number
    const vc = values[f + 2] as number
    const vd = values[f + 3] as number
    for (let at = 0; at < classes; at++)
      scores[at] =
        (scores[at] as number) +
        (weights[a + at] as number) * va +
        (weights[b + at] as number) * vb +
        (weights[c + at] as number) * vc +
        (weights[d + at] as number) * vd
  }
  return scores
}

function vocabularyOf(all: readonly Features[], leastCount: number) {
  const counts = new Map<string, number>()
  for (const own of all) for (const feature of own.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= leastCount)
  const features = frequent.map(([feature]) => feature)
  return {
    features,
    index: new Map(features.map((feature, at) => [feature, at])),
    rarities: Float32Array.from(frequent, ([, count]) => Math.sqrt(Math.log(1 + all.length / count))),
  }
}

function rowOf(
  own: Features,
  index: ReadonlyMap<string, number>,
  rarities: Float32Array,
  classes: number,
  label: number,
): Row {
  const cells: number[] = []
  const values: number[] = []
  for (const [feature, weight] of own) {
    const at = index.get(feature)
    if (at === undefined) continue
    cells.push(at * classes)
    values.push(weight * (rarities[at] as number))
  }
  const length = Math.hypot(...values) || 1
  // The length is padded to a multiple of four for the unrolled loop.
  while (cells.length % 4 !== 0) {
    cells.push(0)
    values.push(0)
  }
  return {
    cells: Int32Array.from(cells),
    values: Float32Array.from(values, (value) => value / length),
    label,
  }
}

/** Quantises the weights to bytes: a quarter of the size, with no effect on the answers. */
function quantized(weights: Float32Array): { cells: Int8Array; step: number } {
  let most = 0
  for (let cell = 0; cell < weights.length; cell++) most = Math.max(most, Math.abs(weights[cell] as number))
  const step = most / 127 || 1
  const cells = new Int8Array(weights.length)
  for (let cell = 0; cell < weights.length; cell++) cells[cell] = Math.round((weights[cell] as number) / step)
  return { cells, step }
}

function shuffle(order: Int32Array, random: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const swapped = order[at] as number
    order[at] = order[other] as number
    order[other] = swapped
  }
}

/** Returns a seeded generator of numbers between 0 and 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
