import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ToastHost } from '#app/ui/site/toast-host.tsx'
import type { DemoFormWords } from '#content/copy/en/book.ts'
import { bookingNumber } from '#domain/bookings/booking.ts'
import { sayMoment } from '#domain/bookings/say-time.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { DemoPreset } from './demo-answer.ts'
import { DemoForm } from './demo-form.tsx'

type Props = {
  words: DemoFormWords
  locale: string
  /** The addresses of the page with the same form and of the privacy policy. */
  path: string
  privacyPath: string
  email: string
  preset: DemoPreset
  toastWords: { region: string; dismiss: string }
  /** `text` is what the assistant may say about the booking; `path` is the booking's own page. */
  onBooked: (booked: { number: string; text: string; path: string }) => void
  onClose: () => void
}

/** The booking form in a dialog over the chat. */
export default function DemoDialog(props: Props) {
  const { words, locale, path, privacyPath, email, preset, toastWords, onBooked, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      id="demo-dialog"
      className="demo-dialog sheet"
      aria-labelledby="demo-heading"
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="demo-dialog-head">
        <h2 id="demo-heading">{words.heading}</h2>
        <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </button>
      </div>
      <DemoForm
        id="demo"
        words={words}
        path={path}
        privacyPath={privacyPath}
        email={email}
        preset={preset}
        endpoint="/api/chat/demo"
        more={() => ({ locale })}
        onBooked={(booked, timeZone) => {
          const number = bookingNumber(booked.bookingId)
          const text = sayMoment(words.booked.confirmation, booked.startsAt, timeZone, words.picker.calendar)
          onBooked({ number, text: fillText(text, { id: number }), path: booked.managePath })
        }}
      />
      <ToastHost words={toastWords} />
    </dialog>
  )
}
