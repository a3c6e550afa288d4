import { Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#app/ui/overlay/menu.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'aria-label'> & {
  children: string
  /** The name of the menu that has the button, where deleting is rare. */
  menu?: string
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
export function ConfirmButton({ fields, action, title, description, confirm, menu, ...button }: Props) {
  const submit = useSubmit()
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  return (
    <>
      {menu ? (
        <Menu label={menu}>
          <MenuItem icon={Trash2} danger onClick={ask}>
            {button.children}
          </MenuItem>
        </Menu>
      ) : (
        <Button variant="danger" {...button} onClick={ask} />
      )}
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
