import { useEffect, useEffectEvent, useRef } from 'react'
import { isForThePage } from '#app/components/back-office/shortcuts/keyboard.ts'
import { usePageShortcuts, useShortcutsOn } from '#app/components/back-office/shortcuts/shortcut-store.ts'
import type { TestimonialItem } from '#server/testimonials/testimonial-row.ts'
import { readShortcut, testimonialShortcuts } from './shortcut-keys.ts'
import type { ModerationIntent } from './use-moderation.tsx'

const rows = () => [...document.querySelectorAll<HTMLElement>('#content [data-row]')]

/**
 * Moderates by keys: on a list the testimonial of the row that has the focus, on a page without rows the only one.
 * When a change removes that row, the next one gets the focus.
 */
export function useShortcuts(
  testimonials: readonly TestimonialItem[],
  run: (intent: ModerationIntent, testimonial: TestimonialItem) => void,
) {
  const isOn = useShortcutsOn()
  const lastRow = useRef(-1)
  usePageShortcuts(testimonialShortcuts)

  const act = useEffectEvent((event: KeyboardEvent) => {
    const intents = isForThePage(event) ? readShortcut(event) : undefined
    const all = rows()
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')
    const testimonial = all.length > 0 ? row && testimonials[all.indexOf(row)] : testimonials[0]
    const intent = intents?.find((one) => one === 'delete' || testimonial?.allowed.includes(one))
    if (!testimonial || !intent) return
    event.preventDefault()
    run(intent, testimonial)
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      lastRow.current = row ? rows().indexOf(row) : -1
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the rows change
  useEffect(() => {
    if (lastRow.current < 0 || document.activeElement !== document.body) return
    const all = rows()
    all[Math.min(lastRow.current, all.length - 1)]?.querySelector('a')?.focus()
  }, [testimonials])
}
