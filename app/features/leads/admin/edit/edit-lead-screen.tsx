import { useState } from 'react'
import { Link } from 'react-router'
import { Notice } from '#app/components/back-office/notice.tsx'
import { contactKindWords } from '#content/lead-words.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { ShownContact } from '#server/leads/contacts/read-contacts.ts'
import { type EditResult, type LeadTexts, leadAddress } from './edit-result.ts'
import { LeadForm } from './lead-form.tsx'

type Props = {
  lead: { id: string; name: string }
  values: LeadTexts
  /** Fingerprints of the values. */
  seen: LeadTexts
  contacts: ShownContact[]
  members: TeamMember[]
  result: EditResult | undefined
}

/**
 * All fields of a lead, to be changed together. What is loaded while somebody writes stays out of the form: it would be
 * replaced unseen.
 */
export function EditLeadScreen({ lead, contacts, members, result, ...loaded }: Props) {
  const [{ values, seen }] = useState(loaded)
  return (
    <>
      <Link to={leadAddress(lead.id)} className="admin-link inline-flex min-h-11 items-center">
        Back to the lead
      </Link>
      <h1 className="[overflow-wrap:anywhere]">
        Edit <bdi>{lead.name}</bdi>
      </h1>
      <Notice result={result} />
      <LeadForm
        state={{ values: { ...values, ...result?.typed }, result }}
        members={members}
        save="Save"
        back={leadAddress(lead.id)}
        beneathWho={<OtherContacts contacts={contacts} />}
        hidden={{ seen: writeSeen(result?.seen ?? seen) }}
      />
    </>
  )
}

/** What else is known of them; the lead's page makes it the main one. */
function OtherContacts({ contacts }: Pick<Props, 'contacts'>) {
  const others = contacts.filter(({ isMain }) => !isMain)
  if (others.length === 0) return null
  return (
    <div className="mt-3 text-sm">
      <p className="font-medium">Other contacts</p>
      <ul>
        {others.map(({ kind, value, phoneContact }) => (
          <li key={`${kind} ${value}`} className="[overflow-wrap:anywhere]">
            <span className="text-muted">{contactKindWords[kind]}</span>{' '}
            <bdi>{phoneContact?.text ?? value}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted">
        Choose the main one, or remove one, on the lead’s page. A contact that you replace here stays known.
      </p>
    </div>
  )
}

/** `name:1x2 email:3y4` */
function writeSeen(seen: LeadTexts): string {
  return Object.entries(seen)
    .map((pair) => pair.join(':'))
    .join(' ')
}
