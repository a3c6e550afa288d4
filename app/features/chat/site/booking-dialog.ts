import type { ComponentType } from 'react'
import type { ContactInfo } from '#domain/chat/conversation.ts'
import type { ChatTexts } from './load-chat-texts.ts'

/** The booking form over the chat. It belongs to another feature, so it is passed in as a prop. */
export type BookingDialog = ComponentType<{
  words: ChatTexts['booking']
  locale: string
  /** The addresses of the page with the same form and of the privacy policy. */
  path: string
  privacyPath: string
  email: string
  preset: ContactInfo
  toastWords: { region: string; dismiss: string }
  /** `text` is what the assistant may say about the booking; `path` is the booking's own page. */
  onBooked: (booked: { number: string; text: string; path: string }) => void
  onClose: () => void
}>
