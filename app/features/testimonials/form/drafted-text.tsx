import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Copy } from '#content/copy/copy.ts'
import type { Locale } from '#domain/locale.ts'
import type { DraftKind } from '#domain/testimonials/draft.ts'
import { DraftHelp } from './draft-help.tsx'
import { beforeField, type FormValues, PUT_BACK_FIELD } from './testimonial-answer.ts'

type Props = {
  kind: DraftKind
  words: Copy['testimonialForm']
  locale: Locale
  values: FormValues
  hasScripts: boolean
  /** Whether AI Help has to wait for a service. */
  isHelpOff: boolean
  children: (field: RefObject<HTMLTextAreaElement | null>) => ReactNode
}

/**
 * A text that can be drafted. What a draft took the place of can be had back; a draft that comes when the visitor has
 * written on is only offered.
 */
export function DraftedText(props: Props) {
  const { kind, words, locale, values, hasScripts, isHelpOff, children } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [before, setBefore] = useState(() => textsBefore(kind, values))
  const [late, setLate] = useState<string>()
  const newest = before.at(-1)

  function putIn(draft: string) {
    const { current } = field
    if (!current) return
    const { value } = current
    setBefore((earlier) => [...earlier, value])
    setLate(undefined)
    current.value = draft
    // Who is writing elsewhere by now goes on there.
    if (!document.activeElement?.matches('input, select, textarea')) current.focus()
  }

  /** Says whether the draft stands in the field. */
  function takeIn(draft: string, asked: string): boolean {
    if (field.current?.value !== asked) {
      setLate(draft)
      return false
    }
    putIn(draft)
    return true
  }

  function putBack(event: React.MouseEvent) {
    event.preventDefault()
    if (!field.current) return
    field.current.value = newest ?? ''
    field.current.focus()
    setBefore(before.slice(0, -1))
  }

  return (
    <div className="whole-row">
      {children(field)}
      {/* Without scripts Enter presses the first button: none that takes words away. */}
      <DraftHelp
        kind={kind}
        words={words}
        locale={locale}
        hasScripts={hasScripts}
        isOff={isHelpOff}
        field={field}
        onDraft={takeIn}
      />
      <div role="status">
        {newest !== undefined && (
          <p className="field-hint mt-1">
            {words.help.draft}{' '}
            <button
              type={hasScripts ? 'button' : 'submit'}
              name={PUT_BACK_FIELD}
              value={kind}
              formNoValidate
              className="link"
              onClick={putBack}
            >
              {words.help.undo}
            </button>
          </p>
        )}
        {late !== undefined && (
          <p className="field-hint mt-1">
            {words.help.late}{' '}
            <button type="button" className="link" onClick={() => putIn(late)}>
              {words.help.useDraft}
            </button>
          </p>
        )}
      </div>
      {/* What they wrote themselves goes along for whoever reads it. */}
      {kind === 'testimonial' && <input type="hidden" name="ownWords" value={before[0] ?? ''} />}
      {newest !== undefined && <input type="hidden" name={beforeField(kind)} value={newest} />}
    </div>
  )
}

/** What stood in the field before drafts that came with the page, oldest first. */
function textsBefore(kind: DraftKind, values: FormValues): string[] {
  const newest = values[beforeField(kind)]
  if (newest === undefined) return []
  const { ownWords } = values
  return kind === 'testimonial' && ownWords && ownWords !== newest ? [ownWords, newest] : [newest]
}
