import { useState } from 'react'

/** The value as it was last, where an answer that failed brings none. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value)
  if (value !== undefined && value !== kept) keep(value)
  return value ?? kept
}
