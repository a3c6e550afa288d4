import { useEffect, useRef } from 'react'

/** Where the button that was pressed went away with what it did, the heading takes the focus, not the page's start. */
export function useKeptFocus(buttons: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(buttons)
  useEffect(() => {
    if (buttons < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = buttons
  }, [buttons])
  return heading
}
