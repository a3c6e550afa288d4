import { settingsPages } from '#app/office/settings-pages.ts'
import { matchesWords } from '#domain/text/match-words.ts'
import { itemsFor, OFFICE } from '../menu-items.ts'

/** Something that the palette offers: a place to go to, or something to do here. */
export type Command = {
  id: string
  label: string
  /** Distinguishes entries with the same label. */
  hint?: string | undefined
  /** The key that does the same. */
  key?: string | undefined
  words?: string | undefined
} & ({ to: string } | { run: () => void })

export type CommandGroup = { value: string; items: Command[] }

const goTo = (to: string, label: string, words?: string): Command => ({ id: to, to, label, words })
/** Presses a control of the frame, so that each action is implemented once. */
const press = (id: string, label: string, selector: string, words: string): Command => ({
  id,
  label,
  words,
  run: () => document.querySelector<HTMLElement>(selector)?.click(),
})

const settings = settingsPages
  .filter(({ words }) => words)
  .map(
    ({ to, label, words }): Command => ({ id: to, to, label, hint: 'Settings', words: `settings ${words}` }),
  )

/** Returns the places and actions that match what was typed; all of them without words. */
export function commandsFor(viewer: { role: 'owner' | 'member' }, typed: string): CommandGroup[] {
  const places = itemsFor(viewer).map(
    ({ to, label, key, words }): Command => ({
      id: to,
      to,
      label,
      words,
      key: key && `g ${key}`,
    }),
  )
  const groups = [
    {
      value: 'Go to',
      items: [
        ...places,
        goTo(`${OFFICE}/leads/views`, 'Saved views of leads', 'filters segments'),
        goTo(`${OFFICE}/leads/suspected-spam`, 'Suspected spam: leads', 'quarantine'),
        goTo(`${OFFICE}/leads/import`, 'Import leads', 'csv file excel upload'),
        goTo(`${OFFICE}/leads/texts`, 'Reply templates', 'texts mail whatsapp'),
        goTo(`${OFFICE}/leads/bin`, 'Bin', 'deleted leads trash restore'),
        goTo(`${OFFICE}/chats/unanswered`, 'Unanswered questions', 'chat assistant'),
        goTo(`${OFFICE}/testimonials/suspected-spam`, 'Suspected spam: testimonials', 'quarantine'),
        goTo(`${OFFICE}/account/security`, 'Two-factor and passkeys', 'security codes sign-in'),
        goTo(`${OFFICE}/account/mails`, 'Your e-mails', 'notifications account'),
        goTo(`${OFFICE}/account/phone`, 'On your phone', 'app install messages notifications push'),
        ...(viewer.role === 'owner' ? settings : []),
      ],
    },
    {
      value: 'Do',
      items: [
        { id: 'add', to: `${OFFICE}/leads/new`, label: 'Add a lead', words: 'new create', key: 'n' },
        { id: 'book', to: `${OFFICE}/bookings/new`, label: 'Book a demo', words: 'new booking call' },
        press('system', 'Theme as the system has it', '#theme-system', 'colours'),
        press('light', 'Light theme', '#theme-light', 'bright colours'),
        press('dark', 'Dark theme', '#theme-dark', 'night colours'),
        press('keys', 'Keyboard shortcuts', '#show-shortcuts', 'keys help'),
        press('site', 'View site', '[data-site]', 'home page public'),
        press('out', 'Sign out', 'form[action="/api/sign-out"] button', 'leave log out'),
      ],
    },
  ]
  return groups
    .map(({ value, items }) => ({
      value,
      items: items.filter(({ label, words = '' }) => matchesWords(`${label} ${words}`, typed)),
    }))
    .filter(({ items }) => items.length > 0)
}
