import { ArrowLeft, Info, Phone, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { ConsentWithdrawn } from '#app/office/consent.tsx'
import { type Demo, DemoLinks } from '#app/office/demo-links.tsx'
import { Title } from '#app/office/page.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { IconButton, IconLink } from '#app/ui/icon-button.tsx'
import { sayWait } from '#domain/indian-time.ts'
import type { Transcript } from '#server/chat/inbox/read-transcript.ts'
import { ChatFacts } from './chat-facts.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { CreateLead } from './create-lead.tsx'
import { CHATS } from './paths.ts'
import { ReplyForm } from './reply-form.tsx'
import { TranscriptMessages } from './transcript-messages.tsx'
import { useFresh } from './use-fresh.ts'

type Props = Transcript & {
  formKey: string
  demos: Demo[]
  now: string
}

/** One chat: the conversation, and beside it what is known about the visitor. */
export function TranscriptScreen(props: Props) {
  const { conversation, messages, state, templates, now } = props
  const [showsVisitor, setShowsVisitor] = useState(false)
  useFresh(state, conversation.id)
  return (
    <section
      aria-labelledby="chat-name"
      className="flex min-w-0 flex-col max-lg:min-h-[calc(100dvh-var(--below-header)-var(--bar,0px))] lg:min-h-0 xl:grid xl:grid-cols-[minmax(0,1fr)_17.5rem]"
    >
      <div className="contents xl:flex xl:min-h-0 xl:flex-col">
        <Head {...props} showsVisitor={showsVisitor} onToggle={() => setShowsVisitor(!showsVisitor)} />
        <ModeBanner conversation={conversation} now={now} />
        <div className="flex min-h-0 flex-1 flex-col max-xl:order-1 bg-card">
          <TranscriptMessages
            key={conversation.id}
            messages={messages}
            language={conversation.language}
            visitor={conversation.name ?? 'Visitor'}
            now={now}
          />
          <ReplyForm key={`reply ${conversation.id}`} mode={conversation.mode} templates={templates} />
        </div>
      </div>
      <Visitor {...props} isShown={showsVisitor} />
    </section>
  )
}

type HeadProps = Props & { showsVisitor: boolean; onToggle: () => void }

function Head({ conversation, messages, phoneContact, withdrawnAt, showsVisitor, onToggle }: HeadProps) {
  const { search } = useLocation()
  const open = messages.filter((message) => message.open)
  const name = conversation.name ?? 'Visitor'
  return (
    <header className="flex min-h-(--head) items-center gap-2 border-line border-b bg-paper px-2 max-lg:sticky max-lg:top-(--below-header) max-lg:z-6 lg:px-4">
      <Title>{name}</Title>
      <IconLink icon={ArrowLeft} label="All chats" to={CHATS + search} className="lg:hidden" />
      <h1 id="chat-name" tabIndex={-1} className="min-w-0 truncate text-base outline-none">
        {name}
      </h1>
      <div className="ml-auto flex flex-none items-center gap-1">
        {phoneContact?.call && !withdrawnAt ? (
          <a href={phoneContact.call} className="ui-button max-md:px-3" aria-label={`Call ${name}`}>
            <Phone size={16} strokeWidth={1.75} aria-hidden />
            <span className="max-md:hidden">Call</span>
          </a>
        ) : null}
        <IconButton
          icon={Info}
          label="Visitor details"
          aria-expanded={showsVisitor}
          aria-controls="visitor"
          onClick={onToggle}
          className="xl:hidden"
        />
        <ChatMenu
          name={name}
          leadId={conversation.lead_id}
          messages={messages.length}
          open={open.map(({ id }) => ({ conversation_id: conversation.id, id }))}
        />
      </div>
    </header>
  )
}

/** Who answers now, and the button that changes it. */
function ModeBanner({ conversation, now }: Pick<Props, 'conversation' | 'now'>) {
  const { mode, handed_over_at, last_activity_at } = conversation
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  const isAsking = mode === 'waiting' || handed_over_at !== null
  const since = handed_over_at ?? last_activity_at
  const button = (intent: string, label: string) => (
    <Button type="submit" size="small" name="intent" value={intent} disabled={busy}>
      {label}
    </Button>
  )
  return (
    <fetcher.Form method="post" className="border-line border-b [&>div]:rounded-none">
      {mode === 'team' ? (
        <Banner tone="blue" icon={UserRound} action={button('hand-back', 'Hand back')}>
          <b>You’re replying.</b> The assistant is paused.
        </Banner>
      ) : isAsking ? (
        <Banner
          tone="amber"
          icon={UserRound}
          action={
            <span className="flex flex-wrap justify-end gap-2">
              {mode === 'assistant' ? button('hand-back', 'No reply needed') : null}
              {button('take-over', 'Take over')}
            </span>
          }
        >
          <b>Waiting for you</b> · <time dateTime={since}>{sayWait(since, now)}</time>
        </Banner>
      ) : (
        <Banner action={button('take-over', 'Take over')}>The assistant replies.</Banner>
      )}
    </fetcher.Form>
  )
}

function Visitor(props: Props & { isShown: boolean }) {
  const { conversation, facts, withdrawnAt, demos, formKey, isShown } = props
  const name = conversation.name ?? 'Visitor'
  return (
    <aside
      id="visitor"
      aria-label="Visitor"
      className={`grid content-start gap-4 overflow-y-auto border-line p-4 max-xl:border-b xl:border-l ${isShown ? '' : 'max-xl:hidden'}`}
    >
      <div className="flex min-w-0 items-center gap-3 max-xl:hidden">
        <Avatar name={name} size="large" />
        <h2 className="min-w-0 [overflow-wrap:anywhere]">{name}</h2>
      </div>
      {withdrawnAt ? <ConsentWithdrawn at={withdrawnAt} /> : null}
      {conversation.lead_id ? (
        <ButtonLink icon={UserRound} to={`/del-admin-dashboard/leads/${conversation.lead_id}`}>
          Open lead
        </ButtonLink>
      ) : (
        <CreateLead key={conversation.id} facts={facts} formKey={formKey} />
      )}
      <ChatFacts {...props} />
      {demos.length > 0 ? (
        <div>
          <h2 className="mb-2">Demos</h2>
          <DemoLinks demos={demos} />
        </div>
      ) : null}
    </aside>
  )
}
