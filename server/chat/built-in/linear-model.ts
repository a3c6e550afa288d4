/** What something is told by, each with its weight. */
export type Features = Map<string, number>

/** One example, and the number of its class. */
export type Sample = { features: Features; label: number }

/** How likely each class is; the shares come to 1. */
export type LinearModel = (features: Features) => Float32Array

type Row = { cells: Int32Array; values: Float32Array }

const EPOCHS = 4
const RATE = 0.5
// A class that is off by less is left alone.
const NEAR = 0.02
// What is certain in the examples is not certain in life.
const DOUBT = 0.1
const LEAST_COUNT = 3
const USUAL_CLASS = 40
const PIECE = 50

/**
 * Multinomial logistic regression over sparse features, learnt by gradient descent with a rate of its own for each
 * weight (AdaGrad). Rare features tell more, and samples of a large class count less. The same samples give the same
 * weights. Yields between pieces of work, so that others get their turn.
 */
export function* learnLinearModel(
  samples: readonly Sample[],
  classes: number,
): Generator<void, LinearModel> {
  const index = indexOf(samples)
  yield
  const rows: Row[] = []
  for (const { features } of samples) {
    rows.push(rowOf(features, index))
    if (rows.length % PIECE === 0) yield
  }
  const shares = sharesOf(samples, classes)
  const weights = new Float32Array(index.size * classes)
  const squares = new Float32Array(index.size * classes).fill(1e-3)
  const scores = new Float32Array(classes)
  yield

  const random = randomFrom(20_261_121)
  const order = Int32Array.from(samples, (_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (let at = 0; at < order.length; at++) {
      const { cells, values } = rows[order[at] as number] as Row
      const { label } = samples[order[at] as number] as Sample
      score(cells, values)
      for (let c = 0; c < classes; c++) {
        const wanted = c === label ? 1 - DOUBT : DOUBT / classes
        const error = ((scores[c] as number) - wanted) * (shares[label] as number)
        if (Math.abs(error) < NEAR) continue
        for (let f = 0; f < cells.length; f++) {
          const cell = (cells[f] as number) + c
          const gradient = error * (values[f] as number)
          const sum = (squares[cell] as number) + gradient * gradient
          squares[cell] = sum
          weights[cell] = (weights[cell] as number) - (RATE * gradient) / Math.sqrt(sum)
        }
      }
      if (at % PIECE === 0) yield
    }
  }
  return (features) => {
    const { cells, values } = rowOf(features, index)
    score(cells, values)
    return scores.slice()
  }

  function rowOf(features: Features, known: typeof index): Row {
    const cells: number[] = []
    const values: number[] = []
    for (const [feature, weight] of features) {
      const entry = known.get(feature)
      if (!entry) continue
      cells.push(entry.at * classes)
      values.push(weight * entry.rarity)
    }
    const length = Math.hypot(...values) || 1
    return { cells: Int32Array.from(cells), values: Float32Array.from(values, (value) => value / length) }
  }

  function score(cells: Int32Array, values: Float32Array): void {
    scores.fill(0)
    for (let f = 0; f < cells.length; f++) {
      const from = cells[f] as number
      const value = values[f] as number
      for (let c = 0; c < classes; c++) {
        scores[c] = (scores[c] as number) + (weights[from + c] as number) * value
      }
    }
    const most = scores.reduce((a, b) => Math.max(a, b))
    let sum = 0
    for (let c = 0; c < classes; c++) sum += scores[c] = Math.exp((scores[c] as number) - most)
    for (let c = 0; c < classes; c++) scores[c] = (scores[c] as number) / sum
  }
}

function indexOf(samples: readonly Sample[]) {
  const counts = new Map<string, number>()
  for (const { features } of samples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const index = new Map<string, { at: number; rarity: number }>()
  for (const [feature, count] of counts) {
    if (count < LEAST_COUNT) continue
    index.set(feature, { at: index.size, rarity: Math.sqrt(Math.log(1 + samples.length / count)) })
  }
  return index
}

/** How much a sample of each class counts. */
function sharesOf(samples: readonly Sample[], classes: number): Float32Array {
  const counts = new Float32Array(classes)
  for (const { label } of samples) counts[label] = (counts[label] as number) + 1
  return counts.map((count) => Math.sqrt(USUAL_CLASS / Math.max(1, count)))
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
