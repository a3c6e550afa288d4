import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#app/components/back-office/save-file.ts'

/** Shown once: the server stores only hashes of them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState<string>()
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  // Browsers offer no clipboard on pages without https.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('Copied')
    } catch {
      setCopied('This browser did not allow copying. Download them instead.')
    }
  }
  return (
    <section aria-labelledby="recovery-codes" className="rounded-xl border-2 border-success p-4 sm:p-5">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
        Codes are on. Keep these recovery codes
      </h2>
      <p className="mt-1 max-w-prose">
        Each signs you in once, without your phone. They are shown only now: print or download them, or put
        them where your passwords are.
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1 font-mono text-lg min-[360px]:grid-cols-2 sm:max-w-md">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button type="button" className="admin-button" onClick={() => void copy()}>
          Copy
        </button>
        <button
          type="button"
          className="admin-button"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </button>
        <span role="status">{copied}</span>
      </div>
    </section>
  )
}
