import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'

const SHOWN_MS = 2_000

/** Copies a text to the clipboard. Browsers allow it on secure pages only, so it is hidden elsewhere. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [canCopy, setCanCopy] = useState(true)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), [])
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!canCopy) return null
  return (
    <>
      <IconButton
        icon={isCopied ? Check : Copy}
        label={label}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCanCopy(false),
          )
        }
      />
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  )
}
