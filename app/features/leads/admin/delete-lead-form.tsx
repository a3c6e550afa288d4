import type { Form as RouterForm } from 'react-router'

type Props = {
  lead: { id: string; name: string }
  next: string
  Form: typeof RouterForm | React.ComponentType<React.ComponentProps<typeof RouterForm>>
  busy: boolean
  /** The way back. */
  children: React.ReactNode
}

/** What goes with a lead, and the two answers. */
export function DeleteLeadForm({ lead, next, Form, busy, children }: Props) {
  return (
    <Form method="post" action={`/del-admin-dashboard/leads/${lead.id}/delete`}>
      <input type="hidden" name="next" value={next} />
      <p className="mt-2 break-words">
        <strong>{lead.name}</strong>: the answers, the timeline, their chats and demos and the e-mails about
        them go too. From the bin all of it can be brought back. They are not told: cancel a demo that is
        still to come first, because its time gets free.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {children}
        <button type="submit" disabled={busy} className="admin-button admin-button-danger">
          {busy ? 'Deleting…' : 'Delete'}
        </button>
      </div>
    </Form>
  )
}
