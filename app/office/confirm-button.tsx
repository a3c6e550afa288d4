import { type ReactNode, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

type Props = {
  /** What is sent after the question, with its intent. */
  fields: [name: string, value: string][]
  /** The question of the dialog. */
  title: string
  description: string
  /** The verb of the dialog's button. */
  confirm: string
  size?: 'normal' | 'small'
  /** Quiet in lists, where it would be on every row. */
  variant?: 'danger' | 'quiet'
  children: ReactNode
}

/** A button that deletes or undoes something after a question. */
export function ConfirmButton({ fields, title, description, confirm, children, ...look }: Props) {
  const submit = useSubmit()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" {...look} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        description={description}
        confirm={confirm}
        isDangerous
        onConfirm={() => void submit(new URLSearchParams(fields), { method: 'post', navigate: false })}
      />
    </>
  )
}
