import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Copy } from '#content/copy/copy.ts'
import type { Locale } from '#domain/locale.ts'
import type { DraftKind } from '#domain/testimonials/draft.ts'
import { DraftHelp } from './draft-help.tsx'

type Props = {
  kind: DraftKind
  words: Copy['testimonialForm']
  locale: Locale
  hasService: boolean | undefined
  children: (field: RefObject<HTMLTextAreaElement | null>) => ReactNode
}

/**
 * A text field with AI drafts. A draft can be undone; a draft that arrives after the visitor has edited the
 * text is only offered.
 */
export function DraftedText(props: Props) {
  const { kind, words, locale, hasService, children } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [before, setBefore] = useState<string[]>([])
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

  function undoDraft() {
    if (!field.current) return
    field.current.value = newest ?? ''
    field.current.focus()
    setBefore(before.slice(0, -1))
  }

  return (
    <div className="whole-row">
      {children(field)}
      <DraftHelp
        kind={kind}
        words={words}
        locale={locale}
        hasService={hasService}
        field={field}
        onDraft={acceptDraft}
      />
      <div role="status">
        {newest !== undefined && (
          <p className="field-hint mt-1">
            {words.help.draft}{' '}
            <button type="button" className="link" onClick={undoDraft}>
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
    </div>
  )
}
