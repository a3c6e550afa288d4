import { Page } from '#app/office/page.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { formText, leadFormFields, newLeadDefaults } from '#domain/leads/lead-form.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { useLastList } from '../list/last-list.ts'
import { LEADS } from '../paths.ts'
import { KnownAlready } from './known-already.tsx'
import { LeadForm } from './lead-form.tsx'

type Props = { id: string; members: TeamMember[] }

const defaults = Object.fromEntries(leadFormFields.map((field) => [field, formText(field, newLeadDefaults)]))

/** Adds a lead that did not come through the site. */
export function NewLeadScreen({ id, members }: Props) {
  return (
    <Page title="Add Lead" back={useLastList()}>
      <p className="px-4 pt-3 text-muted">
        For people who called, wrote or walked in. A name and a phone number or e-mail address are enough.
      </p>
      <LeadForm
        intent="add"
        values={defaults}
        members={members}
        save="Add Lead"
        back={LEADS}
        followUpHint="Leave empty to set it by the score."
        hidden={{ id }}
        beneathRequest={
          <div className="mt-2">
            <Checkbox name="tellThem" value="yes" label="Send the e-mail that confirms their request" />
          </div>
        }
      >
        {(result) =>
          result?.duplicates ? (
            <KnownAlready duplicates={result.duplicates} isOpen={result.isOpen === true} />
          ) : null
        }
      </LeadForm>
    </Page>
  )
}
