import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'

/** The new recovery codes, shown once: the server stores only hashes of them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <section aria-labelledby="recovery-codes" className="rounded-xl border-2 border-success bg-card p-4">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
        Two-factor sign-in is on. Keep these recovery codes
      </h2>
      <p className="mt-1 max-w-prose">
        Each signs you in once, without your phone. They are shown only now: print or download them, or save
        them in your password manager.
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1 font-mono text-lg min-[360px]:grid-cols-2 sm:max-w-md">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink
          icon={Download}
          to={`data:text/plain,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          Download
        </ButtonLink>
        <CopyButton text={text} label="Copy the codes" />
      </div>
    </section>
  )
}
