/** A honeypot, hidden from people. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className="hidden" aria-hidden>
      <label htmlFor={id}>{label}</label>
      <input type="text" id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
