import { useRef } from 'react'
import { Form, type FormProps, useSubmit } from 'react-router'

type Props = Omit<FormProps, 'method' | 'onSubmit' | 'preventScrollReset'> & { preventScrollReset?: boolean }

/**
 * A form that ignores a second submission while the first is pending. Pending states render too late to
 * prevent a double tap, whose second request would fail because nothing is left to do.
 */
export function OnceForm({ preventScrollReset = false, replace, ...props }: Props) {
  const submit = useSubmit()
  const isPending = useRef(false)

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending.current) return
    isPending.current = true
    const { submitter } = event.nativeEvent as SubmitEvent
    const target = submitter instanceof HTMLButtonElement ? submitter : event.currentTarget
    try {
      await submit(target, { method: 'post', preventScrollReset, replace })
    } finally {
      isPending.current = false
    }
  }

  return <Form {...props} method="post" onSubmit={send} />
}
