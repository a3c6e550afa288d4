/** What something is told by, each with its weight. */
export type Features = Map<string, number>

/** What was learnt: how much each feature speaks for each class, and how rare it is. */
export type Weights = {
  classes: number
  features: readonly string[]
  rarities: Float32Array
  /** Class by class for each feature, in steps of `step`. */
  cells: Int8Array
  step: number
}

/** How likely each class is; the shares come to 1. */
export type LinearModel = (features: Features) => Float32Array

/** A multinomial logistic model from weights that were learnt before. */
export function linearModel({ classes, features: known, rarities, cells, step }: Weights): LinearModel {
  const index = new Map(known.map((feature, at) => [feature, at]))
  return (features) => {
    const scores = new Float32Array(classes)
    let squares = 0
    for (const [feature, weight] of features) {
      const at = index.get(feature)
      if (at === undefined) continue
      const value = weight * (rarities[at] as number)
      squares += value * value
      for (let c = 0; c < classes; c++) {
        scores[c] = (scores[c] as number) + (cells[at * classes + c] as number) * value
      }
    }
    const unit = step / Math.sqrt(squares || 1)
    return toShares(scores.map((score) => score * unit))
  }
}

/** Scores as shares of one (softmax), in place. */
export function toShares<Scores extends Float32Array | Float64Array>(scores: Scores): Scores {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let c = 0; c < scores.length; c++) {
    scores[c] = Math.exp((scores[c] as number) - most)
    sum += scores[c] as number
  }
  for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] as number) / sum
  return scores
}
