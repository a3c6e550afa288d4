import { WorkForm } from './work-form.tsx'

/** Brings back what was just deleted; `deleted` is `note <id>` or `task <id>`, as the address has it. */
export function RestoreDeleted({ deleted }: { deleted: string }) {
  const [kind = '', item = ''] = deleted.split(' ')
  return (
    <WorkForm intent="restore" item={item} hidden={{ kind }} result={undefined} className="mt-2">
      {({ busy }) => (
        <button type="submit" disabled={busy} className="admin-button">
          {busy ? 'Bringing back…' : `Bring the ${kind} back`}
        </button>
      )}
    </WorkForm>
  )
}
