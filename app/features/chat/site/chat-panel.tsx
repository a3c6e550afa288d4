import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ToastHost } from '#app/ui/site/toast-host.tsx'
import { showToast } from '#app/ui/site/toasts.ts'
import { localeOfPath } from '#domain/locale.ts'
import type { BookingDialog } from './booking-dialog.ts'
import sheet from './chat.css?url'
import { ChatHeader } from './chat-header.tsx'
import { downloadConversation } from './conversation/download-conversation.ts'
import { useConversation } from './conversation/use-conversation.ts'
import { HandOver } from './hand-over.tsx'
import { LeadStrip } from './lead-strip.tsx'
import type { ChatTexts } from './load-chat-texts.ts'
import { MessageForm, type MessageFormHandle } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { QuickActions } from './quick-actions.tsx'
import { Rating } from './rating.tsx'
import { Statistics } from './statistics.tsx'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useSpokenTexts } from './use-spoken-texts.ts'

type Props = {
  texts: ChatTexts
  toastWords: { region: string; dismiss: string }
  locale: string
  Booking: BookingDialog
  isOpen: boolean
  /** The initial text of the field, if a link on the page opened the panel. */
  question: string
  isTeam: boolean
  isDocked: boolean
  onDock: () => void
  onEnlarge: () => void
  onClose: () => void
}

/** The content of the panel. It stays mounted across pages and while it is closed. */
export function ChatPanel(props: Props) {
  const { toastWords, locale, Booking, isOpen, question, isTeam, isDocked, onDock, onEnlarge, onClose } =
    props
  const conversation = useConversation({ words: props.texts.words, locale, isOpen })
  const texts = useSpokenTexts(props.texts, locale, conversation.language)
  const { words, pages } = texts
  const navigate = useNavigate()
  const form = useRef<MessageFormHandle>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'messages' | 'statistics' | 'hand-over'>('messages')
  const [typed, setTyped] = useState('')
  const [offered, setOffered] = useState('')
  if (question !== offered) {
    setOffered(question)
    if (!typed) setTyped(question)
  }
  const [isBooking, setBooking] = useState(false)
  const [bookedAt, setBookedAt] = useState<string>()
  const isWaiting = conversation.phase !== 'idle'
  useKeyboardRoom(panel, isOpen)

  useEffect(() => {
    // Loading may have taken a while, so the focus stays where the visitor is working by now.
    const at = document.activeElement
    const isFree = at === document.body || at?.closest('aside')
    if (isOpen && !isDocked && isFree) form.current?.focus()
  }, [isOpen, isDocked])

  /** Opens a page. On phones the chat makes room for it. */
  function goTo(path: string) {
    // If the page's language differs from the current page's, only a new document updates the frame.
    if (localeOfPath(path) !== localeOfPath(window.location.pathname)) return window.location.assign(path)
    void navigate(path)
    if (!window.matchMedia('(min-width: 40rem)').matches) onDock()
  }

  function toggle(view: 'statistics' | 'hand-over') {
    setShown(shown === view ? 'messages' : view)
  }

  return (
    <div ref={panel} className="chat-panel">
      <link rel="stylesheet" href={sheet} precedence="chat" />
      <ChatHeader
        words={words}
        isThinking={isWaiting}
        onStatistics={isTeam ? () => toggle('statistics') : undefined}
        areStatisticsShown={shown === 'statistics'}
        onExport={() => {
          downloadConversation(conversation, words)
          showToast({ tone: 'success', ...words.export.toast })
        }}
        onHandOver={() => toggle('hand-over')}
        isHandOverShown={shown === 'hand-over'}
        onEnlarge={isDocked ? onEnlarge : undefined}
        onClose={onClose}
      />
      <LeadStrip words={words} {...conversation} />
      {shown === 'statistics' && <Statistics words={words.statistics} />}
      {shown === 'hand-over' && (
        <HandOver
          texts={texts}
          conversation={conversation}
          onDone={() => setShown('messages')}
          onCancel={() => setShown('messages')}
        />
      )}
      <MessageList
        texts={texts}
        conversation={conversation}
        isHidden={shown !== 'messages'}
        onGo={goTo}
        onBook={() => setBooking(true)}
        onHandOver={() => setShown('hand-over')}
      />
      {shown === 'messages' && (
        <>
          {bookedAt && (
            <a
              className="chat-step chat-booked"
              href={bookedAt}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                goTo(bookedAt)
              }}
            >
              {texts.booking.booked.manage}
            </a>
          )}
          {typed === '' && <Rating words={words.rating} conversation={conversation} />}
          <QuickActions
            words={words.quickActions}
            isWaiting={isWaiting || typed !== ''}
            onQuote={() => void conversation.send(words.quickActions.quoteMessage)}
            onDemo={() => setBooking(true)}
            onWork={() => goTo(pages.portfolio.href)}
            onContact={() => setShown('hand-over')}
          />
          <MessageForm ref={form} words={words} conversation={conversation} text={typed} onText={setTyped} />
        </>
      )}
      {isBooking && (
        <Suspense>
          <Booking
            words={texts.booking}
            locale={locale}
            path={pages.book.href}
            privacyPath={pages.privacy.href}
            email={texts.email}
            preset={conversation.contactInfo}
            toastWords={toastWords}
            onBooked={async ({ number, text, path }) => {
              setBooking(false)
              setBookedAt(path)
              // The server has already confirmed it in the conversation, unless the booking is under review.
              if (!(await conversation.says(number))) conversation.note(text)
            }}
            onClose={() => setBooking(false)}
          />
        </Suspense>
      )}
      {isOpen && !isBooking && <ToastHost words={toastWords} />}
    </div>
  )
}
