import { Search } from 'lucide-react'

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" aria-keyshortcuts="Control+K Meta+K" className="side-find" onClick={onOpen}>
      <Search size={16} aria-hidden />
      <span>Find or do…</span>
      <span aria-hidden="true">Ctrl K</span>
    </button>
  )
}
