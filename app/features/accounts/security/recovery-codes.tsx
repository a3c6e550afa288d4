import { Copy, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#app/office/save-file.ts'
import { Button } from '#app/ui/button.tsx'

/** The new recovery codes, shown once: the server stores only hashes of them. */
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
        <Button icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          icon={Download}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <span role="status">{copied}</span>
      </div>
    </section>
  )
}
