import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { MailKind } from '#app/office/mail-words.ts'
import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { When } from '#app/office/when.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Dialog, DialogActions, DialogCancel } from '#app/ui/overlay/dialog.tsx'
import { accountLimits } from '#domain/accounts/account-limits.ts'
import type { Invitation } from '#server/accounts/team/invitations.ts'

/** The link, which is only sent to the page if mail can't be sent. */
type Invited = { url: string }

/** The button that invites a person to the team, and its dialog. */
export function InviteButton({ mail, isPrimary }: { mail: MailKind; isPrimary: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'default'} icon={UserPlus} onClick={() => setOpen(true)}>
        Invite
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Invite to the team"
        description="They get a link, choose a password, and are on the team at once. Members work with leads, chats, demos and testimonials, but can’t manage the team or the settings."
      >
        <OfficeForm<Invited>
          intent="invite"
          {...(mail === 'working' && { onDone: close })}
          className="mt-4 grid gap-4"
        >
          {({ result }) => (
            <>
              <Field label="E-mail" error={result?.problems?.email}>
                <Input name="email" type="email" required maxLength={accountLimits.email} />
              </Field>
              {result?.url ? <InvitationLink url={result.url} /> : null}
              <DialogActions>
                <DialogCancel>{result?.url ? 'Close' : 'Cancel'}</DialogCancel>
                {result?.url ? null : <SubmitButton variant="primary">Send</SubmitButton>}
              </DialogActions>
            </>
          )}
        </OfficeForm>
      </Dialog>
    </>
  )
}

function InvitationLink({ url }: Invited) {
  return (
    <Field label="Invitation link" hint="Mail can’t be sent at the moment, so pass the link on yourself.">
      <div className="flex gap-1">
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        <CopyButton text={url} label="Copy the invitation link" />
      </div>
    </Field>
  )
}

/** The invitations that were not accepted yet. */
export function OpenInvitations({ invitations }: { invitations: Invitation[] }) {
  if (invitations.length === 0) return null
  return (
    <Card title="Open invitations" count={invitations.length} isFlush>
      <ul className="divide-y divide-line border-line border-t">
        {invitations.map(({ id, email, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
            <div className="min-w-0 flex-1 basis-64">
              <p className="break-all font-medium">{email}</p>
              <p className="text-muted text-small">
                Link valid until <When at={expiresAt} />
              </p>
            </div>
            <OfficeForm<Invited> intent="invite" item={id} hidden={{ email }}>
              {({ result }) => (
                <>
                  {result?.url ? <InvitationLink url={result.url} /> : null}
                  <SubmitButton size="small" aria-label={`Resend to ${email}`}>
                    Resend
                  </SubmitButton>
                </>
              )}
            </OfficeForm>
            <OfficeForm intent="revoke" item={id}>
              <SubmitButton size="small" aria-label={`Revoke ${email}`}>
                Revoke
              </SubmitButton>
            </OfficeForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}
