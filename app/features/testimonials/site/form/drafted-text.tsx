import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Copy } from '#content/copy/copy.ts'
import type { Locale } from '#domain/locale.ts'
import type { DraftKind } from '#domain/testimonials/draft.ts'
import { DraftHelp } from './draft-help.tsx'
import { beforeField, type Fields, PUT_BACK_FIELD } from './testimonial-answer.ts'

type Props = {
  kind: DraftKind
  words: Copy['testimonialForm']
  locale: Locale
  preset: Fields
  hasScripts: boolean
  /** Whether AI Help is disabled until a service is chosen. */
  isHelpOff: boolean
  children: (field: RefObject<HTMLTextAreaElement | null>) => ReactNode
}

/**
 * A text field with AI drafts. A draft can be undone; a draft that arrives after the visitor has edited the
 * text is only offered.
 */
export function DraftedText(props: Props) {
  const { kind, words, locale, preset, hasScripts, isHelpOff, children } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [before, setBefore] = useState(() => textsBefore(kind, preset))
  const [late, setLate] = useState<string>()
  const newest = before.at(-1)

  function insertDraft(draft: string) {
    const { current } = field
    if (!current) return
    const { value } = current
    setBefore((earlier) => [...earlier, value])
    setLate(undefined)
    current.value = draft
    // The focus stays in another field that the visitor is using by now.
    if (!document.activeElement?.matches('input, select, textarea')) current.focus()
  }

  /**
   * Inserts the draft if the text is still as it was when the draft was requested. Returns whether it did.
   */
  function acceptDraft(draft: string, asked: string): boolean {
    if (field.current?.value !== asked) {
      setLate(draft)
      return false
    }
    insertDraft(draft)
    return true
  }

  function undoDraft(event: React.MouseEvent) {
    event.preventDefault()
    if (!field.current) return
    field.current.value = newest ?? ''
    field.current.focus()
    setBefore(before.slice(0, -1))
  }

  return (
    <div className="whole-row">
      {children(field)}
      {/* Without scripts Enter presses the first button, so that must not be Undo. */}
      <DraftHelp
        kind={kind}
        words={words}
        locale={locale}
        hasScripts={hasScripts}
        isOff={isHelpOff}
        field={field}
        onDraft={acceptDraft}
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
              onClick={undoDraft}
            >
              {words.help.undo}
            </button>
          </p>
        )}
        {late !== undefined && (
          <p className="field-hint mt-1">
            {words.help.late}{' '}
            <button type="button" className="link" onClick={() => insertDraft(late)}>
              {words.help.useDraft}
            </button>
          </p>
        )}
      </div>
      {/* The visitor's own text is sent along for the reviewers. */}
      {kind === 'testimonial' && <input type="hidden" name="ownWords" value={before[0] ?? ''} />}
      {newest !== undefined && <input type="hidden" name={beforeField(kind)} value={newest} />}
    </div>
  )
}

/** Returns the field's earlier texts that came with the page, oldest first. */
function textsBefore(kind: DraftKind, preset: Fields): string[] {
  const newest = preset[beforeField(kind)]
  if (newest === undefined) return []
  const { ownWords } = preset
  return kind === 'testimonial' && ownWords && ownWords !== newest ? [ownWords, newest] : [newest]
}
