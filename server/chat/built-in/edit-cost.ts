const vowel = /[aeiouyh\u093e-\u094c\u0902]/

/**
 * How far two words are apart in typing mistakes: 1 for a letter that is wrong, missing or too many, or two that
 * changed places; half of it where only a vowel is concerned. Gives up beyond `limit`.
 */
export function editCost(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit * 2) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = [0]
  for (let j = 1; j <= b.length; j++) last[j] = at(last, j - 1) + costOf(b[j - 1])
  for (let i = 1; i <= a.length; i++) {
    const row = [at(last, 0) + costOf(a[i - 1])]
    let least = at(row, 0)
    for (let j = 1; j <= b.length; j++) {
      const [mine, other] = [a[i - 1] ?? '', b[j - 1] ?? '']
      const changed = mine === other ? 0 : vowel.test(mine) && vowel.test(other) ? 0.5 : 1
      let cost = Math.min(
        at(last, j) + costOf(mine),
        at(row, j - 1) + costOf(other),
        at(last, j - 1) + changed,
      )
      if (i > 1 && j > 1 && mine === b[j - 2] && other === a[i - 2])
        cost = Math.min(cost, at(beforeLast, j - 2) + 0.8)
      row[j] = cost
      least = Math.min(least, cost)
    }
    if (least > limit) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

function costOf(letter = ''): number {
  return vowel.test(letter) ? 0.5 : 1
}
