import { checkReply } from '#domain/chat/reply/check-reply.ts'
import { type DraftBy, draftSentenceLimits, keepKnownNumbers } from '#domain/testimonials/draft.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import { askForText, type ModelService } from '#server/chat/model/ask-models.ts'
import { createLeakGuards } from '#server/chat/model/prompt-leak.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { SentForm } from '#server/submissions/sent-form.ts'
import { composeDraft } from './compose-draft.ts'
import { type DraftInput, readDraftInput } from './draft-input.ts'
import { draftRules, writeDraftInstructions, writeDraftMaterial } from './draft-prompt.ts'

const OUTPUT_TOKENS = 400

export type DraftForm = Pick<SentForm, 'fields' | 'addressKey' | 'locale'> & { signal: AbortSignal }

export type DraftOutcome =
  /** A draft for the visitor to edit; it is never submitted automatically. */
  | { kind: 'drafted'; text: string; by: DraftBy }
  | { kind: 'no-service' }
  | { kind: 'too-many'; retryAfterSeconds: number }

type Dependencies = {
  rateLimits: RateLimits
  /** Undefined without a key. */
  models: ModelService | undefined
  onError(error: unknown): void
}

/**
 * Drafts a testimonial or the project details from the visitor's facts: by a model, otherwise from our
 * sentence templates.
 */
export async function draftTestimonial(deps: Dependencies, form: DraftForm): Promise<DraftOutcome> {
  const input = readDraftInput(form.fields, form.locale)
  if (!input) return { kind: 'no-service' }
  const limit = await deps.rateLimits.take('testimonialDraft', form.addressKey)
  if (!limit.ok) return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds }
  const written = deps.models && (await askForDraft(deps.models, input, form.signal).catch(deps.onError))
  if (written) return { kind: 'drafted', text: written, by: 'model' }
  return { kind: 'drafted', text: composeDraft(input), by: 'composer' }
}

/** Returns the allowed part of the model's draft; empty if nothing remains. */
async function askForDraft(service: ModelService, input: DraftInput, signal: AbortSignal): Promise<string> {
  const text = await askForText(service, {
    instructions: writeDraftInstructions(input),
    material: writeDraftMaterial(input),
    maxOutputTokens: OUTPUT_TOKENS,
    signal,
  })
  return safeDraft(text, input)
}

const newLeakGuard = createLeakGuards(draftRules, [])
const nothing = { rupees: new Set<number>(), dollars: new Set<number>() }

function safeDraft(text: string, { kind, company, role, words }: DraftInput): string {
  // Links and amounts are removed; the visitor can add what is worth stating.
  const checked = checkReply(text, { amounts: nothing, correction: '', paths: new Set() })
  const facts = [company, role, words].join(' ')
  const draft = newLeakGuard()(keepKnownNumbers(checked.text, facts, draftSentenceLimits[kind]))
  return draft.slice(0, testimonialLimits.content).toWellFormed().trim()
}
