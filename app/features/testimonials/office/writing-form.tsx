import type { ReactNode } from 'react'
import { OfficeForm } from '#app/office/office-form.tsx'
import { Button } from '#app/ui/button.tsx'

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
      {({ busy }) => (
        <>
          {children}
          <div className="flex justify-end gap-2">
            {onClose ? (
              <Button variant="quiet" onClick={onClose}>
                Cancel
              </Button>
            ) : null}
            <Button type="submit" busy={busy}>
              {busy ? 'Saving…' : button}
            </Button>
          </div>
        </>
      )}
    </OfficeForm>
  )
}
