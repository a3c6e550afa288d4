import { Link } from 'react-router'
import { OnceForm } from '#app/components/ui/once-form.tsx'
import { UNAVAILABLE } from './answers.ts'
import { NoticeBox } from './notices.tsx'
import { PortalTitle } from './portal-frame.tsx'

const ACCOUNT = '/del-admin-dashboard/account'

type Props = { isDone: boolean; problem: 'spent' | 'unavailable' | undefined }

/** Where the link leads that was mailed to a new address. */
export function ChangeEmailScreen({ isDone, problem }: Props) {
  if (isDone) {
    return (
      <>
        <PortalTitle title="Your e-mail address is changed" />
        <p role="status">You sign in with it from now on. Your leads and tasks are with it too.</p>
        <BackToAccount />
      </>
    )
  }
  if (problem === 'spent') {
    return (
      <>
        <PortalTitle title="This link does not work any more" />
        <p role="alert">It has expired or was used already. Your address is what your account shows.</p>
        <BackToAccount />
      </>
    )
  }
  return (
    <>
      <PortalTitle title="Use this e-mail address?">
        You sign in with it from now on, and mails of the site go to it. Your old address is told.
      </PortalTitle>
      {problem === 'unavailable' ? (
        <NoticeBox
          notice={{ title: 'E-mail address not changed', description: UNAVAILABLE, tone: 'error' }}
        />
      ) : null}
      <OnceForm replace>
        <button type="submit" className="admin-button admin-button-primary min-h-11 w-full">
          Use this address
        </button>
      </OnceForm>
      <BackToAccount />
    </>
  )
}

function BackToAccount() {
  return (
    <p className="mt-4 text-center">
      <Link className="admin-link inline-block px-2 py-1" to={ACCOUNT}>
        Your account
      </Link>
    </p>
  )
}
