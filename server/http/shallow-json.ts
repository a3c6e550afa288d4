/** Our own scripts send no deeper objects. */
const MAX_DEPTH = 4

/** Parses a JSON object; returns undefined if the text is none, or nested deeper than our own pages send. */
export function readShallowJson(text: string): Record<string, unknown> | undefined {
  if (depthOf(text) > MAX_DEPTH) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Returns the maximum nesting outside strings, in one pass because the text may be crafted to be slow. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    if (inString && mark === '\\') at++
    else if (mark === '"') inString = !inString
    else if (!inString && (mark === '{' || mark === '[')) deepest = Math.max(deepest, ++depth)
    else if (!inString && (mark === '}' || mark === ']')) depth--
  }
  return deepest
}
