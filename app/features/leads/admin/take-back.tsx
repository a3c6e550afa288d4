import { WorkForm } from './work-form.tsx'
import { isWayBack } from './work-result.ts'

/** Takes back what was just done without scripts; `back` is the form that does, and what of, as the address has it. */
export function TakeBack({ back }: { back: string }) {
  const [intent = '', item = ''] = back.split(' ')
  if (!isWayBack(intent)) return null
  return (
    <WorkForm intent={intent} item={item} result={undefined} className="mt-2">
      {({ busy }) => (
        <button type="submit" disabled={busy} className="admin-button">
          {busy ? 'Taking back…' : 'Undo'}
        </button>
      )}
    </WorkForm>
  )
}
