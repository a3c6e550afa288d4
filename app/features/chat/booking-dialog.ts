import type { ComponentType } from 'react'
import type { ContactInfo } from '#domain/chat/conversation.ts'
import type { ChatTexts } from './load-chat-texts.ts'

/** The booking form over the chat. It belongs to another feature: whoever shows the chat brings it along. */
export type BookingDialog = ComponentType<{
  words: ChatTexts['booking']
  locale: string
  /** The page with the same form, and the privacy policy. */
  path: string
  privacyPath: string
  email: string
  /** What the visitor told the assistant already. */
  values: ContactInfo
  toastWords: { region: string; dismiss: string }
  /** `text`: what the assistant may say of it; `path`: the booking's own page. */
  onBooked: (booked: { number: string; text: string; path: string }) => void
  onClose: () => void
}>
