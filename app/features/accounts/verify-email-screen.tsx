import type { MailKind } from '#app/components/back-office/mail-words.ts'
import { OnceForm } from '#app/components/ui/once-form.tsx'
import { PortalTitle } from './portal-frame.tsx'
import { BackToSignIn } from './reset-screens.tsx'

type Props = { isDone: boolean; isSpent: boolean; mail: MailKind }

/** The page that the link in the mail after a registration leads to. */
export function VerifyEmailScreen({ isDone, isSpent, mail }: Props) {
  if (isDone) {
    return (
      <>
        <PortalTitle title="Your e-mail address is verified" />
        <p role="status">
          {mail === 'working'
            ? 'The owner has been told. You get a mail as soon as your account is approved.'
            : 'The owner can approve your account now. No mail can be sent at the moment: ask the owner, then sign in.'}
        </p>
        <BackToSignIn />
      </>
    )
  }
  if (isSpent) {
    return (
      <>
        <PortalTitle title="This link does not work any more" />
        <p role="alert">
          It has expired, or you registered once more since. Register again to get a new one.
        </p>
        <BackToSignIn />
      </>
    )
  }
  return (
    <>
      <PortalTitle title="Verify your e-mail address">
        Press the button to confirm that the address is yours. Then the owner decides on your account.
      </PortalTitle>
      <OnceForm replace>
        <button type="submit" className="admin-button admin-button-primary min-h-11 w-full">
          Verify my address
        </button>
      </OnceForm>
      <BackToSignIn />
    </>
  )
}
