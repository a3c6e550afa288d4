import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog, DialogActions, DialogCancel } from './dialog.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** A question, such as “Move 3 leads to the bin?”. */
  title: string
  /** What follows from it, and whether it can be undone. */
  description?: ReactNode
  /** The verb of the button, such as “Move to bin”. */
  confirm: string
  isDangerous?: boolean
  onConfirm: () => void
}

/** Asks before something is done that can't be seen coming. */
export function ConfirmDialog({ confirm, isDangerous = false, onConfirm, ...dialog }: Props) {
  return (
    <Dialog {...dialog}>
      <DialogActions>
        <DialogCancel />
        <Button
          variant={isDangerous ? 'danger' : 'primary'}
          onClick={() => {
            dialog.onClose()
            onConfirm()
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
