import type { PriceRow, ReplyAction } from '#domain/chat/conversation.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { ConversationHandle } from './conversation/use-conversation.ts'
import { type LeadDraft, LeadSummary, type SetLeadDraft } from './lead-summary.tsx'
import type { ChatTexts } from './load-chat-texts.ts'

/** Callbacks for what a reply can offer besides text. */
export type Steps = {
  onGo: (path: string) => void
  onBook: () => void
  onHandOver: () => void
}

/** The summary form that is being filled in, for the message that proposes it. */
export type LeadDrafting = { leadDraft: LeadDraft; onLeadDraft: SetLeadDraft }

type Props = Steps &
  LeadDrafting & {
    action: ReplyAction
    texts: ChatTexts
    conversation: ConversationHandle
    isLast: boolean
  }

/** What a reply offers. Prices and pages stay visible; next steps only under the newest message. */
export function ActionOffer(props: Props) {
  const { action, texts, conversation, isLast, onGo, onBook, onHandOver } = props
  const { words, pages } = texts
  if (action.kind === 'price-card') return <PriceCard texts={texts} {...action} />
  if (action.kind === 'page') return <PageLink id={action.page} texts={texts} onGo={onGo} />
  if (action.kind === 'confirm-lead') {
    return (
      <LeadSummary
        words={words}
        conversation={conversation}
        privacy={pages.privacy.href}
        isOffered={isLast}
        draft={props.leadDraft}
        onDraft={props.onLeadDraft}
      />
    )
  }
  if (!isLast) return null
  const send = (choice: string) => void conversation.send(choice)
  switch (action.kind) {
    case 'booking':
      return <Step name={texts.bookDemo} onTake={onBook} />
    case 'hand-over':
      return <Step name={words.handOver.button} onTake={onHandOver} />
    case 'ask':
      return <Choices choices={choicesFor(action.asks, texts)} onChoose={send} />
    case 'choices':
      return <Choices choices={action.choices} onChoose={send} />
  }
}

function PageLink({ id, texts, onGo }: { id: string; texts: ChatTexts; onGo: Steps['onGo'] }) {
  const page = texts.pages[id as keyof ChatTexts['pages']]
  if (!page) return null
  return (
    <a
      href={page.href}
      className="chat-step"
      onClick={(event) => {
        // A modified click opens a new tab as usual.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onGo(page.href)
      }}
    >
      {fillText(texts.words.openPage, { page: page.label })}
    </a>
  )
}

/** Returns the answers to a question that has only a few. */
function choicesFor(asks: string, texts: ChatTexts): string[] {
  return asks === 'budget' || asks === 'timeline' ? Object.values<string>(texts.choices[asks]) : []
}

function Choices({ choices, onChoose }: { choices: string[]; onChoose: (choice: string) => void }) {
  if (choices.length === 0) return null
  return (
    <div className="chat-choices">
      {choices.map((choice) => (
        <Step key={choice} name={choice} onTake={() => onChoose(choice)} />
      ))}
    </div>
  )
}

function Step({ name, onTake }: { name: string; onTake: () => void }) {
  return (
    <button type="button" className="chat-step" onClick={onTake}>
      {name}
    </button>
  )
}

type CardProps = {
  texts: ChatTexts
  group: string
  ids: string[]
  /** The rows in the visitor's language, if the reply contains them. */
  rows?: PriceRow[] | undefined
}

/** Shows prices of the price list, as on the pages. */
function PriceCard({ texts, group, ids, rows: said }: CardProps) {
  const listed = (texts.prices[group as keyof ChatTexts['prices']] ?? []).filter(({ id }) => ids.includes(id))
  const rows: PriceRow[] = said ?? listed
  if (rows.length === 0) return null
  return (
    <ul className="chat-prices" aria-label={texts.words.prices}>
      {rows.map(({ name, amount, beside }) => (
        <li key={name}>
          <span>{name}</span> <b>{amount}</b> {beside && <small>{beside}</small>}
        </li>
      ))}
    </ul>
  )
}
