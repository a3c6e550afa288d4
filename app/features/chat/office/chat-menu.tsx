import { CalendarPlus, Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#app/ui/overlay/menu.tsx'
import type { MessageName } from './use-settle.ts'
import { useSettle } from './use-settle.ts'

type Props = {
  name: string
  leadId: string | null
  messages: number
  /** The messages without a good answer. */
  open: MessageName[]
}

/** The less frequent actions on a chat. */
export function ChatMenu({ name, leadId, messages, open }: Props) {
  const submit = useSubmit()
  const { settle } = useSettle()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Menu label="More actions">
        {leadId ? (
          <MenuLink icon={CalendarPlus} to={`/del-admin-dashboard/bookings/new?lead=${leadId}`}>
            Book a demo
          </MenuLink>
        ) : null}
        {open.length > 0 ? (
          <MenuItem icon={Check} onClick={() => settle(open)}>
            {open.length === 1
              ? 'Dismiss 1 unanswered question'
              : `Dismiss ${open.length} unanswered questions`}
          </MenuItem>
        ) : null}
        {leadId || open.length > 0 ? <MenuSeparator /> : null}
        <MenuItem icon={Trash2} danger onClick={() => setAsking(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Are you sure you want to delete this chat?"
        description={`${name}, ${messages} ${messages === 1 ? 'message' : 'messages'}. Leads and demos from this chat stay. This can’t be undone.`}
        confirm="Delete"
        isDangerous
        onConfirm={() => void submit({ intent: 'delete' }, { method: 'post', navigate: false })}
      />
    </>
  )
}
