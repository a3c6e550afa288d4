import type { Features } from './features.ts'
import type { Model } from './types.ts'

/** Returns the probability of each class; the values sum to 1. */
export type Classifier = (features: Features) => Float32Array

/** Creates a multinomial logistic classifier from trained weights. */
export function classifier({ classes, features: known, rarities, cells, step }: Model): Classifier {
  const index = new Map(known.map((feature, at) => [feature, at]))
  const count = classes.length
  return (features) => {
    const scores = new Float32Array(count)
    let squares = 0
    for (const [feature, weight] of features) {
      const at = index.get(feature)
      if (at === undefined) continue
      const value = weight * (rarities[at] as number)
      squares += value * value
      for (let c = 0; c < count; c++)
        scores[c] = (scores[c] as number) + (cells[at * count + c] as number) * value
    }
    const unit = step / Math.sqrt(squares || 1)
    return toShares(scores.map((score) => score * unit))
  }
}

/** Converts scores to probabilities (softmax), in place. */
export function toShares(scores: Float32Array): Float32Array {
  let most = scores[0] as number
  for (let c = 1; c < scores.length; c++) most = Math.max(most, scores[c] as number)
  let sum = 0
  for (let c = 0; c < scores.length; c++) {
    scores[c] = Math.exp((scores[c] as number) - most)
    sum += scores[c] as number
  }
  for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] as number) / sum
  return scores
}
