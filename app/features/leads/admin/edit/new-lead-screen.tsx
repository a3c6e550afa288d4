import { formText, leadFormFields, newLeadDefaults } from '#domain/leads/lead-form.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import { KnownAlready } from './known-already.tsx'
import { KnownNow } from './known-now.tsx'
import { LeadForm } from './lead-form.tsx'

type Props = { id: string; members: TeamMember[] }

const defaults = Object.fromEntries(leadFormFields.map((field) => [field, formText(field, newLeadDefaults)]))

/** Writes down a lead that did not come by the site. */
export function NewLeadScreen({ id, members }: Props) {
  return (
    <>
      <h1>Add Lead</h1>
      <p className="mt-1 text-muted">
        For who called, wrote to you, or came by. Only the name and one way to them are needed.
      </p>
      <LeadForm
        intent="add"
        values={defaults}
        members={members}
        save="Add Lead"
        back="/del-admin-dashboard/leads"
        followUpHint="Follows the score where it is left."
        hidden={{ id }}
        beneathWho={<KnownNow />}
      >
        {(result) => (
          <>
            <label className="flex min-h-6 items-center gap-3">
              <input
                type="checkbox"
                name="tellThem"
                value="yes"
                className="size-6 shrink-0 accent-[var(--accent)]"
              />
              Send them the e-mail that says “we got your request”
            </label>
            {result?.duplicates ? (
              <KnownAlready duplicates={result.duplicates} isOpen={result.isOpen === true} />
            ) : null}
          </>
        )}
      </LeadForm>
    </>
  )
}
