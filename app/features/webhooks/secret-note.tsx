import { useId } from 'react'

/** A new secret, the only time that it is shown. */
export function SecretNote({ secret }: { secret: string }) {
  const id = useId()
  return (
    <div role="status" className="mt-3 rounded-lg border border-success p-3">
      <label htmlFor={id} className="block font-semibold">
        Signing secret
      </label>
      <p className="text-sm">
        Copy it now into the other program, which checks with it that a message is from here. It is not shown
        again; you can always make a new one.
      </p>
      <input
        id={id}
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
        className="admin-field mt-2 font-mono text-sm"
      />
    </div>
  )
}
