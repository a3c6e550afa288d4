import { Calendar, MessageSquare, UserRound, X } from 'lucide-react'
import { useState } from 'react'
import { contactIcons, contactLinks, contactWords } from '#app/office/contact-links.tsx'
import type { MailKind } from '#app/office/mail-words.ts'
import { MenuItem, MenuLink } from '#app/ui/overlay/menu.tsx'
import { useRowMenu } from '#app/ui/overlay/row-menu.tsx'
import { isChangeable } from '#domain/bookings/booking.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { CancelDialog } from './cancel-form.tsx'
import { BOOKINGS } from './paths.ts'

/** Returns one menu for all bookings of a screen, and the button that opens it for a booking. */
export function useBookingMenu(clock: BusinessClock, mail: MailKind) {
  const [cancelling, setCancelling] = useState<BookingRow>()
  const [isAsking, setAsking] = useState(false)
  const rowMenu = useRowMenu<BookingRow>(
    ({ name }) => `More actions for the demo with ${name}`,
    (booking) => {
      const { id, leadId, conversationId } = booking
      return (
        <>
          <MenuLink icon={Calendar} to={`${BOOKINGS}/${id}`}>
            View
          </MenuLink>
          {leadId ? (
            <MenuLink icon={UserRound} to={`/del-admin-dashboard/leads/${leadId}`}>
              Open lead
            </MenuLink>
          ) : null}
          {conversationId ? (
            <MenuLink icon={MessageSquare} to={`/del-admin-dashboard/chats/${conversationId}`}>
              Open chat
            </MenuLink>
          ) : null}
          {contactLinks(booking).map(({ kind, link }) => (
            <MenuLink key={kind} icon={contactIcons[kind]} {...link}>
              {contactWords[kind]}
            </MenuLink>
          ))}
          {isChangeable(booking, new Date(clock.now)) ? (
            <MenuItem
              icon={X}
              danger
              onClick={() => {
                setCancelling(booking)
                setAsking(true)
              }}
            >
              Cancel demo
            </MenuItem>
          ) : null}
        </>
      )
    },
  )
  const close = () => setAsking(false)
  const menu = (
    <>
      {rowMenu.menu}
      {cancelling ? (
        <CancelDialog
          name={cancelling.name}
          version={cancelling.sequence}
          mail={mail}
          action={`${BOOKINGS}/${cancelling.id}`}
          isOpen={isAsking}
          onClose={close}
        />
      ) : null}
    </>
  )
  return { menu, button: rowMenu.button }
}
