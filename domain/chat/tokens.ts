export type Token = {
  text: string
  start: number
  end: number
  /** Whether the token directly follows the previous one. */
  glued: boolean
}

const token = /\d+(?:[.,']\d+)*|[\p{L}\p{M}]+|\S/gu

/** Splits a folded text into numbers, words and single signs. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const start = match.index
    tokens.push({ text: match[0], start, end: start + match[0].length, glued: start === end && start > 0 })
    end = start + match[0].length
  }
  return tokens
}

/** Returns whether a token is a number. */
export function isNumber(token: Token | undefined): token is Token {
  return token !== undefined && /^\d/.test(token.text)
}

/**
 * Parses a number token: `1,00,000` → 100000, `2.5` → 2.5. Returns NaN for other notations such as `1.2.3`.
 */
export function numberOf(text: string): number {
  const plain = text.replace(/[,']/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
