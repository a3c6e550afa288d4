import type { ReactNode } from 'react'

/** Turns mail addresses in a text into links. */
export function linkAddresses(text: string): ReactNode[] {
  return text.split(/(\S+@[\w.-]*\w)/).map((part, index) =>
    index % 2 ? (
      <a key={part} href={`mailto:${part}`} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
