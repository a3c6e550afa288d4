import { type ComponentProps, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'aria-label' | 'children'> & {
  /** What is sent after the question, with its intent. */
  fields: [name: string, value: string][]
  /** The page whose action receives it, if not this one. */
  action?: string
  /** The question of the dialog. */
  title: string
  description: string
  /** The verb of the dialog's button. */
  confirm: string
  /** Less striking in lists, where it would be on every row. */
  variant?: 'danger' | 'quiet' | 'default'
}

/** A button that deletes or undoes something after a question. */
export function ConfirmButton({ fields, action, title, description, confirm, ...button }: Props) {
  const submit = useSubmit()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        description={description}
        confirm={confirm}
        isDangerous
        onConfirm={() =>
          void submit(new URLSearchParams(fields), { method: 'post', action, navigate: false })
        }
      />
    </>
  )
}
