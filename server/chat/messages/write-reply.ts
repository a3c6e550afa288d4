import { asks } from '#content/chat-words/asks.ts'
import { amountCorrections, failureReplies } from '#content/chat-words/failure-replies.ts'
import { type Contact, defaultContact, fillContact } from '#content/fill-contact.ts'
import { pagePaths } from '#content/pages.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { ReplyAction } from '#domain/chat/conversation.ts'
import { canSummarize, qualify } from '#domain/chat/lead/qualify.ts'
import { createReplyFilter, type ReplyFilter } from '#domain/chat/reply/check-reply.ts'
import type { FailureKind } from '#domain/chat/wire.ts'
import { FACT_PLACE } from '../facts/facts.ts'
import { knownAmounts, pageOfAmounts } from '../facts/known-amounts.ts'
import { distinctActions, proposalTools, readProposal } from '../facts/proposals.ts'
import { askModels, type ModelService, type ServiceOutcome } from '../model/ask-models.ts'
import { consequences } from '../model/model-failure.ts'
import { modelMessages } from '../model/model-messages.ts'
import { instructionTexts, writeInstructions } from '../model/prompt.ts'
import { createLeakGuards } from '../model/prompt-leak.ts'
import type { ModelPart, ModelRequest } from '../model/stream-model.ts'
import { acknowledge } from './acknowledge.ts'
import type { BuiltInAnswer, BuiltInContext, BuiltInReply } from './built-in-answer.ts'
import { findOwnerAnswer, type OwnerAnswer, ownerFacts } from './owner-answers.ts'
import { pastTurns } from './past-turns.ts'
import type { Turn } from './take-message.ts'

export type ReplyWriter = {
  /** Undefined without a key. */
  service: ModelService | undefined
  answer: BuiltInAnswer
  /** The answers that the team wrote. */
  ownerAnswers: readonly OwnerAnswer[]
  links: BuiltInContext['links']
  siteUrl: string
  onError(error: unknown): void
}

/** A finished reply, whether complete or not. */
export type WrittenReply = {
  text: string
  status: 'complete' | 'stopped' | 'incomplete' | 'failed'
  failure?: FailureKind
  actions: ReplyAction[]
  /** The author: `built-in` or the model's name. */
  author: string
  topic: string | null
  /**
   * The visitor asks for a price or wants something done; after worries, facts and small talk no question
   * follows.
   */
  isNeed: boolean
  /** Why the question is still unanswered. */
  unanswered: 'unknown' | 'failed' | null
}

type Draft = { text: string; actions: ReplyAction[]; factsAreMissing: boolean }

/**
 * Writes the reply to a message: the team's own answer to this question, otherwise by a model if there is one,
 * otherwise by the built-in assistant, and as an apology if none has an answer. `show` receives the checked text as it arrives.
 */
export async function writeReply(
  writer: ReplyWriter,
  turn: Turn,
  show: (text: string) => void,
  signal: AbortSignal,
): Promise<WrittenReply> {
  const ownerAnswer = findOwnerAnswer(writer.ownerAnswers, turn.text)
  if (ownerAnswer) {
    const { answer, page } = ownerAnswer
    show(answer)
    const actions: ReplyAction[] = page ? [{ kind: 'page', page }] : []
    const written = { text: answer, author: 'built-in', topic: null, isNeed: false } as const
    return finish(turn, { ...written, actions, status: 'complete', unanswered: null }, show)
  }
  const builtIn = answerBuiltIn(writer, turn)
  const topic = builtIn?.known ? builtIn.topic : null
  const isNeed = builtIn?.isNeed ?? true
  let failure: FailureKind = 'default'

  if (writer.service) {
    const draft: Draft = { text: '', actions: [], factsAreMissing: false }
    const filter = guarded(createReplyFilter(rulesFor(writer, turn)))
    const outcome = await take(
      askModels(writer.service, requestFor(writer, turn, builtIn, signal)),
      draft,
      filter,
      show,
    )
    const author = outcome.model ?? 'built-in'
    const unanswered = draft.factsAreMissing ? 'unknown' : null
    const written = { text: draft.text.trim(), author, topic, isNeed }
    if (outcome.kind === 'stopped') return { ...written, status: 'stopped', actions: [], unanswered: null }
    if (outcome.kind === 'complete' && written.text)
      return finish(turn, { ...written, status: 'complete', actions: draft.actions, unanswered }, show)
    if (written.text) return { ...written, status: 'incomplete', actions: [], unanswered: 'failed' }
    if (outcome.kind === 'failed') failure = consequences[outcome.failure.kind].reply
    else if (outcome.kind === 'complete') failure = 'no-response'
    // A failed service does not mean that the answer is unknown.
    if (outcome.kind !== 'unavailable' && !builtIn?.known) return apologize(turn, failure, writer.links, show)
  }

  if (!builtIn) return apologize(turn, failure, writer.links, show)
  for (const words of builtIn.text.match(/\s*\S+\s*/g) ?? []) show(words)
  const { text, actions, known } = builtIn
  const unanswered = known ? null : 'unknown'
  const written = { text, actions, author: 'built-in', topic, isNeed, unanswered } as const
  return finish(turn, { ...written, status: 'complete' }, show)
}

function answerBuiltIn(writer: ReplyWriter, turn: Turn): BuiltInReply | undefined {
  const { answer, links, onError } = writer
  const earlier = turn.earlier
    .slice(-chatLimits.historyMessages)
    .flatMap(({ text, sender }) => (sender === 'visitor' ? [text] : []))
  try {
    return acknowledge(turn, answer(turn.text, { language: turn.language, earlier, links }))
  } catch (error) {
    onError(error)
    return undefined
  }
}

const newLeakGuard = createLeakGuards(instructionTexts, [...Object.keys(proposalTools), FACT_PLACE])

/** Extends the filter of a model's text so that it does not recite its instructions. */
function guarded(filter: ReplyFilter): Pick<ReplyFilter, 'push' | 'end'> {
  const withoutLeaks = newLeakGuard()
  return { push: (delta) => withoutLeaks(filter.push(delta)), end: () => withoutLeaks(filter.end()) }
}

const contactOf = ({ contact = defaultContact }: ReplyWriter['links']): Contact => contact

function rulesFor({ siteUrl, links }: ReplyWriter, { language }: Turn) {
  return {
    amounts: knownAmounts,
    correction: amountCorrections[language],
    paths: new Set(pagePaths),
    origin: siteUrl,
    email: contactOf(links).email,
  }
}

function requestFor(
  { links, ownerAnswers }: ReplyWriter,
  turn: Turn,
  builtIn: BuiltInReply | undefined,
  signal: AbortSignal,
): ModelRequest {
  const known = builtIn?.known ? builtIn : undefined
  return {
    instructions: writeInstructions({
      language: turn.language,
      facts: [...ownerFacts(ownerAnswers, turn.text), ...(builtIn?.facts ?? [])],
      draft: known?.text,
      contact: contactOf(links),
    }),
    messages: modelMessages(turn.earlier, turn.text),
    tools: proposalTools,
    maxOutputTokens: chatLimits.outputTokens,
    signal,
  }
}

/** Consumes a stream: shows its checked text, collects its proposals, and returns the outcome. */
async function take(
  stream: AsyncGenerator<ModelPart, ServiceOutcome>,
  draft: Draft,
  filter: Pick<ReplyFilter, 'push' | 'end'>,
  show: (text: string) => void,
): Promise<ServiceOutcome> {
  const say = (text: string) => {
    // A reply never begins with white space.
    const words = draft.text === '' ? text.trimStart() : text
    if (words === '') return
    draft.text += words
    show(words)
  }
  let next = await stream.next()
  while (!next.done) {
    if (next.value.kind === 'text') say(filter.push(next.value.text))
    else {
      const action = readProposal(next.value.name, next.value.input)
      if (action === 'facts-are-missing') draft.factsAreMissing = true
      else if (action) draft.actions.push(action)
    }
    next = await stream.next()
  }
  // Half a sentence is shown only after earlier text, or if the reply ended there intentionally.
  if (next.value.kind === 'complete' || next.value.kind === 'stopped' || draft.text) say(filter.end())
  return next.value
}

/** Adds what belongs below a reply: the page of its amounts, and the next question. */
function finish(turn: Turn, reply: WrittenReply, show: (text: string) => void): WrittenReply {
  const possible = reply.actions.filter(({ kind }) => kind !== 'confirm-lead' || canSummarize(turn.facts))
  const page = pageOfAmounts(reply.text, possible)
  const actions = page ? [...possible, page] : possible
  const next = nextAsk(turn, reply, actions)
  if (!next) return { ...reply, actions: distinctActions(actions) }
  const question = `\n\n${asks[turn.language][next.kind === 'ask' ? next.asks : 'confirm-lead']}`
  show(question)
  return { ...reply, text: reply.text + question, actions: [...distinctActions(actions), next] }
}

/** Returns the next question; none if the reply already proposes something or its question is still open. */
function nextAsk(
  { facts, earlier, text, analysis, conversation }: Turn,
  reply: WrittenReply,
  actions: readonly ReplyAction[],
) {
  if (
    reply.unanswered ||
    actions.some(({ kind }) => kind === 'ask' || kind === 'confirm-lead' || kind === 'choices')
  )
    return undefined
  const next = qualify({
    facts,
    turns: pastTurns([...earlier, { sender: 'visitor', text, actions: [] }]),
    newest: { text, analysis },
    leadMade: conversation.lead_id !== null,
  })
  const isHandedOver = actions.some(({ kind }) => kind === 'hand-over')
  return (isHandedOver || !reply.isNeed) && next?.kind === 'ask' ? undefined : next
}

/** Returns an apology that says how to reach us. */
export function apologize(
  { language }: Turn,
  failure: FailureKind,
  links: ReplyWriter['links'],
  show: (text: string) => void,
): WrittenReply {
  const text = fillContact(failureReplies[language][failure], contactOf(links))
  show(text)
  return {
    text,
    status: 'failed',
    failure,
    actions: [{ kind: 'hand-over' }],
    author: 'built-in',
    topic: null,
    isNeed: false,
    unanswered: 'failed',
  }
}
