import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { WithdrawnMark } from '#app/office/consent.tsx'
import { ContactIcon, type ContactPerson, contactIcons, contactLinks } from '#app/office/contact-links.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#app/ui/overlay/menu.tsx'
import { newKey } from '#app/ui/site/new-key.ts'
import { callOutcomeWords } from '#content/office/lead-work-words.ts'
import type { CallOutcome } from '#domain/leads/lead-work.ts'
import { formatRupees } from '#domain/money.ts'

const LEADS = '/del-admin-dashboard/leads'

/** A change that a row offers: the label of its button and the form fields that it sends. */
export type Change = { label: string; fields: Record<string, string> }

type Props = {
  to: string
  title: string
  /** A score or an icon. */
  mark: ReactNode
  reason?: ReactNode
  /** In rupees. */
  worth?: number | null
  when?: string
  isLate?: boolean
  /** Who can be called or written to; with the id of a lead, the result of a call can be logged. */
  person?: ContactPerson & { leadId?: string }
  /** The page whose action receives the changes, if not `to`. */
  action?: string
  /** The person or record that the changes are about, if not the title. */
  whom?: string
  /** The most likely change, which has an icon of its own where there is room. */
  done?: Change
  /** All other changes, in the menu. */
  changes?: Change[]
  /** The changes that say whether something past took place. */
  answers?: Change[]
  /** The change that has a button with words. */
  main?: Change
  /** More buttons with words. */
  children?: ReactNode
}

/** One thing to do in one line: what it is, why, and what can be done about it from here. */
export function QueueRow(props: Props) {
  const { to, title, mark, reason, worth, when, isLate = false, person, done, changes = [] } = props
  const { action = to, whom = title, main, answers } = props
  const fetcher = useFetcher()
  /** Identifies a call that was made, so that it is logged once. */
  const [call, setCall] = useState<string>()
  const busy = fetcher.state !== 'idle'
  const send = ({ fields }: Change, to = action) =>
    void fetcher.submit(new URLSearchParams(fields), { method: 'post', action: to })
  const links = person ? contactLinks(person) : []
  const inMenu = done ? [done, ...changes] : changes
  return (
    <li data-row="" className="queue-row" aria-busy={busy}>
      <span className="queue-mark">{mark}</span>
      <span className="queue-what">
        <Link to={to}>{title}</Link>
        {reason ? <span>{reason}</span> : null}
      </span>
      {answers ? (
        <fieldset className="queue-answers" aria-label={`Did it happen? ${whom}`}>
          {answers.map((change, index) => (
            <Button
              key={change.label}
              size="small"
              disabled={busy}
              aria-label={`${change.label}: ${whom}`}
              data-key={index === 0 ? 'e' : undefined}
              onClick={() => send(change)}
            >
              {change.label}
            </Button>
          ))}
        </fieldset>
      ) : (
        <span className="queue-worth">{worth ? formatRupees(worth) : null}</span>
      )}
      <span className="queue-when" data-late={isLate || undefined}>
        {when}
      </span>
      <span className="queue-actions">
        {person?.withdrawnAt ? <WithdrawnMark /> : null}
        {links.map((contact, index) => (
          <ContactIcon
            key={contact.kind}
            contact={contact}
            data-key={contactKeys[contact.kind]}
            className={contact.kind === 'email' && index > 0 ? 'max-md:hidden' : ''}
            onClick={() => {
              if (contact.kind === 'call' && person?.leadId) setCall(newKey())
            }}
          />
        ))}
        {done ? (
          <IconButton
            icon={Check}
            label={`${done.label}: ${whom}`}
            data-key="e"
            disabled={busy}
            className="max-md:hidden"
            onClick={() => send(done)}
          />
        ) : links.length > 0 ? (
          // Keeps the icons of all rows in line.
          <span className="w-7 max-md:hidden" />
        ) : null}
        {props.children}
        {main ? (
          <Button
            size="small"
            disabled={busy}
            aria-label={`${main.label} ${whom}`}
            className="mx-1"
            onClick={() => send(main)}
          >
            {main.label}
          </Button>
        ) : null}
        {inMenu.length > 0 || links.length > 1 ? (
          <Menu label={`More actions for ${whom}`}>
            {links.slice(1).map(({ kind, link, words }) => (
              <MenuLink key={kind} icon={contactIcons[kind]} {...link}>
                {words}
              </MenuLink>
            ))}
            {inMenu.map((change) => (
              <MenuItem key={change.label} onClick={() => send(change)}>
                {change.label}
              </MenuItem>
            ))}
          </Menu>
        ) : null}
      </span>
      {call !== undefined && person?.leadId ? (
        <fieldset className="queue-outcome">
          <legend className="sr-only">How the call with {person.name} went</legend>
          {likely.map((outcome) => {
            const label = callOutcomeWords[outcome]
            const fields = { intent: 'log-outcome', key: call, name: person.name, outcome }
            return (
              <Button
                key={outcome}
                size="small"
                variant={outcome === 'reached' ? 'primary' : 'default'}
                aria-label={`${label} ${person.name}`}
                onClick={() => {
                  setCall(undefined)
                  send({ label, fields }, `${LEADS}/${person.leadId}`)
                }}
              >
                {label}
              </Button>
            )
          })}
          <Button size="small" aria-label="Cancel the call" onClick={() => setCall(undefined)}>
            Cancel
          </Button>
        </fieldset>
      ) : null}
    </li>
  )
}

/** What a lead or a demo is about. Phones have room for one of the two. */
export function About({ company, service }: Record<'company' | 'service', string | null | undefined>) {
  if (!company || !service) return company || service
  return (
    <>
      {company}
      <span className="max-md:hidden"> · {service}</span>
    </>
  )
}

/** The usual results of a call; the lead's page has all of them. */
const likely: CallOutcome[] = ['reached', 'no-answer']

/** The keys that do the same in the row that has the focus. */
const contactKeys = { call: 'c', whatsApp: 'w', email: 'r' }
