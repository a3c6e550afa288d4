const MAX_DEPTH = 4

/** The object in a JSON text; nothing where it is none, or nested so deep that nobody of ours can have sent it. */
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

/** How many brackets stand open at once, without those in strings. One pass: a text may be made to be slow to read. */
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
