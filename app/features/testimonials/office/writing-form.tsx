import type { ReactNode } from 'react'
import { FormButtons, OfficeForm } from '#app/office/office-form.tsx'

type Props = {
  intent: 'edit' | 'reply' | 'tags'
  button: string
  /** Identifies the stored text, to find out whether it changed. */
  version?: string | number
  hidden?: Record<string, string>
  onClose?: () => void
  children?: ReactNode
}

/** A form of a testimonial's page. */
export function WritingForm({ intent, button, version, hidden, onClose, children }: Props) {
  return (
    <OfficeForm
      intent={intent}
      version={version}
      hidden={hidden}
      keepsDraft={children !== undefined}
      onDone={onClose}
      className="grid gap-3"
    >
      {children}
      <FormButtons submit={button} onCancel={onClose} />
    </OfficeForm>
  )
}
