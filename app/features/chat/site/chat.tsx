import { MessageCircle } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/locale.ts'
import type { BookingDialog } from './booking-dialog.ts'
import type { ChatTexts } from './load-chat-texts.ts'

/** The part of the chat that is loaded when it opens: its code and its texts. */
type Loaded = { Panel: typeof import('./guarded-panel.tsx')['GuardedPanel']; texts: ChatTexts }

async function load(locale: Locale): Promise<Loaded> {
  const [{ GuardedPanel }, response] = await Promise.all([
    import('./guarded-panel.tsx'),
    fetch(`/api/chat/words?locale=${locale}`),
  ])
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return { Panel: GuardedPanel, texts: await response.json() }
}

type Props = {
  locale: Locale
  /** The name of the launcher and of the panel. */
  title: string
  /** What the panel shows if the rest of it could not be loaded. */
  unavailable: { text: string; link: string; href: string }
  toastWords: { region: string; dismiss: string }
  Booking: BookingDialog
  isTeam: boolean
}

/**
 * The launcher, and an empty panel that `start-scripts.ts` can open while the other scripts load. On phones
 * the panel then becomes a modal dialog; on wide screens it is not modal.
 */
export function Chat({ locale, title, unavailable, toastWords, Booking, isTeam }: Props) {
  const launcher = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isDocked, setDocked] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const [question, setQuestion] = useState('')

  /** Opens the panel. On phones a docked panel leaves the upper half to the page. */
  function open(docked = false) {
    if (!panel.current) return
    show(panel.current, docked)
    setDocked(docked)
    setOpen(true)
    if (!loaded || loaded === 'failed')
      load(locale).then(setLoaded, () => setLoaded((before) => before ?? 'failed'))
  }

  function close() {
    if (!panel.current) return
    panel.current.close()
    setOpen(false)
    launcher.current?.removeAttribute('data-away')
    launcher.current?.focus()
  }

  // The panel may have been opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useEffect(() => {
    if (!panel.current?.open) return
    setQuestion(panel.current.dataset.question ?? '')
    open()
  }, [])

  // Links on pages open the chat too, with a question filled in.
  useEffect(() => {
    const look = (event: MouseEvent) => {
      const opener = (event.target as Element).closest<HTMLElement>('[data-chat]')
      if (!opener || event.defaultPrevented) return
      event.preventDefault()
      setQuestion(opener.dataset.chat ?? '')
      open()
    }
    document.addEventListener('click', look)
    return () => document.removeEventListener('click', look)
  })

  // The launcher hides wherever it would cover a control, and while a form is in use.
  useEffect(() => {
    const button = launcher.current
    if (!button) return
    const look = () => {
      const at = document.activeElement
      if (at !== button) button.toggleAttribute('data-away', !!at?.closest('main form') || isInTheWay(button))
    }
    // The page's height changes with its content.
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    const events = ['scroll', 'resize', 'focusin', 'focusout']
    for (const event of events) addEventListener(event, look)
    return () => {
      observer.disconnect()
      for (const event of events) removeEventListener(event, look)
    }
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const look = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      const at = document.activeElement
      const isOurs = at === document.body || at === launcher.current || panel.current?.contains(at)
      // The booking form over it handles Escape itself.
      if (isOurs && !document.querySelector('#demo-dialog')) close()
    }
    document.addEventListener('keydown', look)
    return () => document.removeEventListener('keydown', look)
  })

  const instead = (
    <p className="panel-body">
      {unavailable.text} <a href={unavailable.href}>{unavailable.link}</a>
    </p>
  )

  return (
    <aside>
      <button
        ref={launcher}
        type="button"
        className="btn chat-launcher"
        aria-label={title}
        aria-expanded={isOpen}
        onPointerEnter={() => void import('./guarded-panel.tsx').catch(() => {})}
        onClick={(event) => {
          event.preventDefault()
          if (isOpen) close()
          else open()
        }}
      >
        <MessageCircle aria-hidden />
      </button>
      <dialog
        ref={panel}
        id="chat"
        className="chat sheet"
        aria-label={title}
        data-docked={isDocked || undefined}
        onCancel={(event) => {
          event.preventDefault()
          if (event.target === panel.current) close()
        }}
        // A phone's back button can close the dialog without a `cancel` event.
        onClose={(event) => {
          if (event.target === panel.current && !panel.current.open) setOpen(false)
        }}
      >
        {loaded === 'failed' && instead}
        {loaded && loaded !== 'failed' && (
          <Suspense>
            <loaded.Panel
              instead={instead}
              texts={loaded.texts}
              toastWords={toastWords}
              locale={locale}
              Booking={Booking}
              isOpen={isOpen}
              question={question}
              isTeam={isTeam}
              isDocked={isDocked}
              onDock={() => open(true)}
              onEnlarge={() => open()}
              onClose={close}
            />
          </Suspense>
        )}
      </dialog>
    </aside>
  )
}

/** Returns whether the launcher is over a control or a form. The quote bar leaves room for it. */
function isInTheWay(launcher: HTMLElement): boolean {
  // Its final place, which the animation does not change.
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = launcher
  const [right, bottom] = [left + offsetWidth, top + offsetHeight]
  const isUnder = (element: Element) => {
    if (element.closest('details:not([open]) > :not(summary)')) return false
    const box = element.getBoundingClientRect()
    return box.right > left && box.left < right && box.bottom > top && box.top < bottom
  }
  const bar = document.querySelector('.quote-bar')
  if (bar && isUnder(bar)) return false
  return [...document.querySelectorAll(`:is(main, footer) :is(${controls})`)].some(isUnder)
}

const controls = 'a, button, form, label, summary'

const isSmall = () => !window.matchMedia('(min-width: 40rem)').matches

function show(panel: HTMLDialogElement, docked: boolean) {
  panel.close()
  if (isSmall() && !docked) panel.showModal()
  else panel.show()
}
