import { Button } from '#app/ui/button.tsx'
import { OnceForm } from '#app/ui/site/once-form.tsx'
import { UNAVAILABLE } from './answers.ts'
import { NoticeBox } from './notices.tsx'
import { PortalLink, PortalTitle } from './portal-frame.tsx'

const ACCOUNT = '/del-admin-dashboard/account'

type Props = { isDone: boolean; problem: 'spent' | 'unavailable' | undefined }

/** The page of the link that is mailed to a new address. */
export function ChangeEmailScreen({ isDone, problem }: Props) {
  if (isDone) {
    return (
      <>
        <PortalTitle title="Your e-mail address is changed" />
        <p role="status">Use it to sign in from now on. Your leads and tasks stay with your account.</p>
        <PortalLink to={ACCOUNT}>Your account</PortalLink>
      </>
    )
  }
  if (problem === 'spent') {
    return (
      <>
        <PortalTitle title="This link does not work any more" />
        <p role="alert">It has expired or was used already. Your account shows your present address.</p>
        <PortalLink to={ACCOUNT}>Your account</PortalLink>
      </>
    )
  }
  return (
    <>
      <PortalTitle title="Use this e-mail address?">
        You will sign in with it, and the site’s e-mails go to it. Your old address gets a notice.
      </PortalTitle>
      {problem === 'unavailable' ? (
        <NoticeBox
          notice={{ title: 'E-mail address not changed', description: UNAVAILABLE, tone: 'error' }}
        />
      ) : null}
      <OnceForm replace>
        <Button type="submit" variant="primary" className="min-h-11 w-full">
          Use this address
        </Button>
      </OnceForm>
      <PortalLink to={ACCOUNT}>Your account</PortalLink>
    </>
  )
}
