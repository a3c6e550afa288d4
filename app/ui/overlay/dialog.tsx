import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** `wide` suits forms with two columns. */
  size?: 'normal' | 'wide'
  /** Whether it has a close button at the top; a dialog with a Cancel button needs none. */
  hasClose?: boolean
  children?: ReactNode
}

/** A modal dialog. It keeps the focus inside, and gives it back when it closes. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  size = 'normal',
  hasClose = false,
  children,
}: Props) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)]" />
        <BaseDialog.Popup
          className={`fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-[0.875rem] border border-line-strong bg-raised p-5 text-ink shadow-(--shadow-high) outline-none ${size === 'wide' ? 'max-w-2xl' : 'max-w-104'}`}
        >
          <div className="flex items-start gap-2">
            <BaseDialog.Title className="min-w-0 flex-1 text-base leading-6 [overflow-wrap:anywhere]">
              {title}
            </BaseDialog.Title>
            {hasClose ? <BaseDialog.Close render={<IconButton icon={X} label="Close" />} /> : null}
          </div>
          {description ? (
            <BaseDialog.Description className="mt-1 text-muted [overflow-wrap:anywhere]">
              {description}
            </BaseDialog.Description>
          ) : null}
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** The buttons at the end of a dialog, the one that does it last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>
}

/** Closes the dialog around it. */
export function DialogCancel({ children = 'Cancel' }: { children?: string }) {
  return <BaseDialog.Close render={<Button />}>{children}</BaseDialog.Close>
}
