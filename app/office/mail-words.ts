import type { MailState } from '#domain/email/mail-state.ts'

export type MailKind = MailState['kind']

/** When a mail goes out that cannot be sent now. */
export const willBeSent = {
  none: 'It will be sent once e-mail is set up.',
  failing: 'It will be sent once e-mail works again.',
} as const satisfies Record<Exclude<MailKind, 'working'>, string>

/** What is said of a mail: `sent` where mail can be sent now, otherwise that it is saved and waits. */
export function sayMail(mail: MailKind, sent: string, saved = 'Saved.'): string {
  return mail === 'working' ? sent : `${saved} ${willBeSent[mail]}`
}
