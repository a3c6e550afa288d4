import { useEffect, useRef } from 'react'

/** Told this once: the server keeps only what they are recognised by. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="recovery-codes" className="rounded-xl border-2 border-success p-4 sm:p-5">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
        Codes are on. Keep these recovery codes
      </h2>
      <p className="mt-1 max-w-prose">
        Each signs you in once, without your phone. They are shown only now: print them, or put them where
        your passwords are.
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1 font-mono text-lg min-[360px]:grid-cols-2 sm:max-w-md">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  )
}
