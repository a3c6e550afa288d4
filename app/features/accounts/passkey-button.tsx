import { useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { clearToasts } from '#app/ui/site/toasts.ts'
import { ACCOUNT_TOASTS, NoticeBox } from './notices.tsx'
import { answerWithPasskey, askForOptions } from './security/ask-device.ts'

/** Signs in with a passkey. Until it is known that the browser can, it only takes its place, so that nothing moves. */
export function PasskeyButton() {
  const submit = useSubmit()
  const [isKnown, setIsKnown] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A second request would cancel the one that the device is showing.
  const [isAsking, setAsking] = useState(false)
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => setIsKnown('PublicKeyCredential' in window), [])

  async function signIn() {
    setProblem(undefined)
    clearToasts(ACCOUNT_TOASTS)
    const fields = new FormData()
    fields.set('intent', 'sign-in')
    const { options, refusal } = await askForOptions(fields)
    const answer = options ? await answerWithPasskey(options) : undefined
    if (answer) submit({ intent: 'passkey', passkey: answer }, { method: 'post', replace: true })
    else setProblem(refusal?.message ?? 'No passkey was used. Try again, or sign in with your password.')
  }

  return (
    <>
      {problem ? (
        <NoticeBox key={problem} notice={{ title: 'Sign In Error', description: problem, tone: 'error' }} />
      ) : null}
      <Button
        disabled={isAsking || isLeaving}
        className={`min-h-11 ${isKnown ? '' : 'invisible'}`}
        onClick={() => {
          setAsking(true)
          void signIn().finally(() => setAsking(false))
        }}
      >
        Sign in with a passkey
      </Button>
    </>
  )
}
