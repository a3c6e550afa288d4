import type { ReactNode } from 'react'
import { Button } from './button.tsx'
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
  busy?: boolean
  onConfirm: () => void
}

/** Asks before something is done that can't be seen coming. The caller closes it when it is done. */
export function ConfirmDialog({ confirm, isDangerous = false, busy = false, onConfirm, ...dialog }: Props) {
  return (
    <Dialog {...dialog}>
      <DialogActions>
        <DialogCancel />
        <Button variant={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
