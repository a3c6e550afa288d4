import { Link, useFetcher } from 'react-router'
import { type Demo, DemoLinks } from '#app/components/back-office/demo-links.tsx'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { Transcript } from '#server/chat/inbox/read-transcript.ts'
import { ChatFacts } from './chat-facts.tsx'
import { CreateLead } from './create-lead.tsx'
import { DeleteChat } from './delete-chat.tsx'
import { ModeMark } from './mode-mark.tsx'
import { CHATS } from './paths.ts'
import { ReplyForm } from './reply-form.tsx'
import { SettleForm } from './settle-form.tsx'
import { TranscriptMessages } from './transcript-messages.tsx'
import { useFresh } from './use-fresh.ts'

type Props = Transcript & {
  formKey: string
  demos: Demo[]
}

/** One chat: what was said, what is known of the visitor, and the team's own say. */
export function TranscriptScreen(props: Props) {
  const { conversation, facts, phoneContact, withdrawnAt, messages, demos, state, formKey } = props
  useFresh(state, conversation.id)
  const open = messages.filter((message) => message.open)
  const heading = useKeptFocus(open.length, (before, now) => now < before)
  return (
    <>
      <Link to={CHATS} className="admin-link inline-flex min-h-11 items-center">
        All chats
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 break-words outline-none">
          {conversation.name ?? 'A visitor'}
        </h1>
        <ModeMark
          mode={conversation.mode}
          needsTeam={
            conversation.mode === 'team'
              ? messages.at(-1)?.sender === 'visitor'
              : conversation.handed_over_at !== null
          }
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ModeForm conversation={conversation} />
        <SettleForm
          questions={open.map(({ id }) => ({ conversation_id: conversation.id, id }))}
          label={open.length === 1 ? 'Mark 1 unanswered as seen' : `Mark ${open.length} unanswered as seen`}
        />
        {conversation.lead_id ? (
          <Link to={`/del-admin-dashboard/leads/${conversation.lead_id}`} className="admin-button">
            Lead
          </Link>
        ) : null}
        <DeleteChat name={conversation.name} messages={messages.length} />
      </div>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <section aria-labelledby="what-was-said" className="admin-card min-w-0">
          <h2 id="what-was-said" className="px-4 pt-4 sm:px-5">
            What was said
          </h2>
          <TranscriptMessages messages={messages} language={conversation.language} />
          <ReplyForm key={conversation.id} mode={conversation.mode} newest={messages.at(-1)?.id ?? 0} />
        </section>
        <section aria-labelledby="about-visitor" className="admin-card min-w-0 p-4 sm:p-5">
          <h2 id="about-visitor" className="mb-2">
            What is known
          </h2>
          <ChatFacts
            conversation={conversation}
            facts={facts}
            phoneContact={phoneContact}
            withdrawnAt={withdrawnAt}
          />
          {conversation.lead_id === null ? (
            <CreateLead key={conversation.id} facts={facts} formKey={formKey} />
          ) : null}
          {demos.length > 0 ? (
            <>
              <h2 className="mt-5 mb-2">Demos</h2>
              <DemoLinks demos={demos} />
            </>
          ) : null}
        </section>
      </div>
    </>
  )
}

function ModeForm({ conversation: { mode, handed_over_at } }: Pick<Transcript, 'conversation'>) {
  const fetcher = useFetcher()
  const isTeam = mode === 'team'
  const isAsking = mode !== 'team' && handed_over_at !== null
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button
        type="submit"
        name="intent"
        value={isTeam ? 'hand-back' : 'take-over'}
        disabled={fetcher.state !== 'idle'}
        className={`admin-button ${isAsking ? 'admin-button-primary' : ''}`}
      >
        {isTeam ? 'Hand back to the assistant' : 'Take over'}
      </button>
      {mode === 'assistant' && isAsking ? (
        <button
          type="submit"
          name="intent"
          value="hand-back"
          disabled={fetcher.state !== 'idle'}
          className="admin-button"
        >
          No answer needed
        </button>
      ) : null}
      {isAsking && handed_over_at ? (
        <span className="text-muted text-sm">
          Asked for a person <time dateTime={handed_over_at}>{formatDayAndTime(handed_over_at)}</time>
        </span>
      ) : null}
    </fetcher.Form>
  )
}
