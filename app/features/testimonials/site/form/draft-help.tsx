import { Sparkles } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { clearToasts, showToast } from '#app/ui/site/toasts.ts'
import type { Copy } from '#content/copy/copy.ts'
import type { Locale } from '#domain/locale.ts'
import type { DraftBy, DraftKind } from '#domain/testimonials/draft.ts'
import { draftTexts } from './testimonial-texts.ts'

type Props = {
  kind: DraftKind
  words: Copy['testimonialForm']
  locale: Locale
  /** Undefined until scripts run; the button needs them. */
  hasService: boolean | undefined
  field: RefObject<HTMLTextAreaElement | null>
  /**
   * Takes the draft and the field's text at the time of the request. Returns whether the draft was inserted.
   */
  onDraft: (text: string, asked: string) => boolean
}

/** The button that drafts a text from the form's answers. */
export function DraftHelp(props: Props) {
  const { kind, words, locale, hasService, field, onDraft } = props
  const [isBusy, setIsBusy] = useState(false)
  const hint = hasService === false ? `draft-${kind}-hint` : undefined

  async function draft(event: React.MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    if (!form || isBusy) return
    setIsBusy(true)
    clearToasts(form.id)
    const { toasts } = words
    const asked = field.current?.value ?? ''
    try {
      const { response: draft, by } = await fetchDraft(form, { kind, locale, words: asked })
      const { title, text } = draftTexts(words, kind, by)
      if (onDraft(draft, asked)) showToast({ topic: form.id, tone: 'success', title, description: text })
    } catch {
      const description = toasts.generationFailedText[kind]
      showToast({ topic: form.id, tone: 'error', title: toasts.generationFailed, description })
    }
    setIsBusy(false)
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <button
        type="button"
        className="btn"
        disabled={!hasService || isBusy}
        aria-describedby={hint}
        onClick={draft}
      >
        <Sparkles aria-hidden size={18} />
        <span>{isBusy ? words.help.generating : words.help[kind]}</span>
      </button>
      {hint && (
        <span id={hint} className="field-hint draft-hint">
          {words.help.noService[kind]}
        </span>
      )}
    </div>
  )
}

type DraftRequest = { kind: DraftKind; locale: Locale; words: string }
type Draft = { response: string; by: DraftBy }

async function fetchDraft(form: HTMLFormElement, request: DraftRequest): Promise<Draft> {
  const given = new FormData(form)
  const sent = new URLSearchParams(request)
  for (const name of ['serviceType', 'company', 'role']) sent.set(name, String(given.get(name) ?? ''))
  const response = await fetch('/api/testimonials/draft', { method: 'POST', body: sent })
  if (!response.ok) throw new Error(`the draft was answered with ${response.status}`)
  return (await response.json()) as Draft
}
