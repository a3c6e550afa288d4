import { asks } from '#content/chat-words/asks.ts'
import { amountCorrections, failureReplies } from '#content/chat-words/failure-replies.ts'
import { type Contact, defaultContact, fillContact } from '#content/fill-contact.ts'
import { pagePaths } from '#content/pages.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { createReplyFilter, type ReplyFilter } from '#domain/chat/check-reply.ts'
import type { ReplyAction } from '#domain/chat/conversation.ts'
import { canSummarize, qualify } from '#domain/chat/qualify.ts'
import type { FailureKind } from '#domain/chat/wire.ts'
import { acknowledge } from './acknowledge.ts'
import { askModels, type ModelService, type ServiceOutcome } from './ask-models.ts'
import type { BuiltInAnswer, BuiltInContext, BuiltInReply } from './built-in-answer.ts'
import { FACT_PLACE } from './facts.ts'
import { knownAmounts, pageOfAmounts } from './known-amounts.ts'
import { consequences } from './model-failure.ts'
import { modelMessages } from './model-messages.ts'
import { pastTurns } from './past-turns.ts'
import { productPrices } from './product-prices.ts'
import { instructionTexts, writeInstructions } from './prompt.ts'
import { createLeakGuards } from './prompt-leak.ts'
import { distinctActions, proposalTools, readProposal } from './proposals.ts'
import type { ModelPart, ModelRequest } from './stream-model.ts'
import type { Turn } from './take-message.ts'

export type ReplyWriter = {
  /** Nothing without a key. */
  service: ModelService | undefined
  answer: BuiltInAnswer
  links: BuiltInContext['links']
  siteUrl: string
  onError(error: unknown): void
}

/** A reply that is over, whichever way. */
export type WrittenReply = {
  text: string
  status: 'complete' | 'stopped' | 'incomplete' | 'failed'
  failure?: FailureKind
  actions: ReplyAction[]
  /** Who wrote it: `built-in`, or the model's name. */
  author: string
  topic: string | null
  /** The visitor asks for a price or wants something done; worries, facts and small talk bring no questions. */
  isNeed: boolean
  /** Why the question still waits for an answer. */
  unanswered: 'unknown' | 'failed' | null
}

type Draft = { text: string; proposals: unknown[]; actions: ReplyAction[]; factsAreMissing: boolean }

/**
 * Writes the reply to a message: by a model where there is one, else by the built-in assistant; an apology stands
 * in only where neither has an answer. `show` gets the words as they come, each checked already.
 */
export async function writeReply(
  writer: ReplyWriter,
  turn: Turn,
  show: (text: string) => void,
  signal: AbortSignal,
): Promise<WrittenReply> {
  const builtIn = answerBuiltIn(writer, turn)
  const topic = builtIn?.known ? builtIn.topic : null
  const isNeed = builtIn?.isNeed ?? true
  let failure: FailureKind = 'default'

  if (writer.service) {
    const draft = emptyDraft()
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
    // A service that was asked and failed is no reason to say that we don't know.
    if (outcome.kind !== 'unavailable' && !builtIn?.known) return apologize(turn, failure, writer.links, show)
  }

  if (!builtIn) return apologize(turn, failure, writer.links, show)
  for (const words of builtIn.text.match(/\s*\S+\s*/g) ?? []) show(words)
  const { text, actions, known } = builtIn
  const unanswered = known ? null : 'unknown'
  const written = { text, actions, author: 'built-in', topic, isNeed, unanswered } as const
  return finish(turn, { ...written, status: 'complete' }, show)
}

const emptyDraft = (): Draft => ({ text: '', proposals: [], actions: [], factsAreMissing: false })

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

/** The filter of what a model says, which does not let it recite its instructions either. */
function guarded(filter: ReplyFilter): Pick<ReplyFilter, 'push' | 'end'> {
  const withoutLeaks = newLeakGuard()
  return { push: (delta) => withoutLeaks(filter.push(delta)), end: () => withoutLeaks(filter.end()) }
}

const contactOf = ({ contact = defaultContact }: ReplyWriter['links']): Contact => contact

function rulesFor({ siteUrl, links, answer }: ReplyWriter, { language }: Turn) {
  const paths = new Set(pagePaths)
  return {
    amounts: knownAmounts,
    products: productPrices(answer.names),
    correction: amountCorrections[language],
    paths,
    origin: siteUrl,
    email: contactOf(links).email,
  }
}

function requestFor(
  { links }: ReplyWriter,
  turn: Turn,
  builtIn: BuiltInReply | undefined,
  signal: AbortSignal,
): ModelRequest {
  const known = builtIn?.known ? builtIn : undefined
  return {
    instructions: writeInstructions({
      language: turn.language,
      facts: builtIn?.facts ?? [],
      draft: known?.text,
      contact: contactOf(links),
    }),
    messages: modelMessages(turn.earlier, turn.text),
    tools: proposalTools,
    maxOutputTokens: chatLimits.outputTokens,
    signal,
  }
}

/** Takes a stream in: shows its checked words, keeps what it proposes, and says how it went. */
async function take<Outcome extends ServiceOutcome | { kind: string }>(
  stream: AsyncGenerator<ModelPart, Outcome>,
  draft: Draft,
  filter: Pick<ReplyFilter, 'push' | 'end'>,
  show: (text: string) => void,
): Promise<Outcome> {
  const say = (text: string) => {
    // A reply never begins with a gap.
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
  // Half a sentence is worth showing where more was shown before it, or where that is all the visitor waited for.
  if (next.value.kind === 'complete' || next.value.kind === 'stopped' || draft.text) say(filter.end())
  return next.value
}

/** Puts beneath a reply what belongs there: the page of its amounts, and the one thing to ask for next. */
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

/** One thing at a time: nothing where the reply proposes something already, or where its question is still open. */
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

/** Says that something is wrong, and how to reach us all the same. */
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
