import { Search } from 'lucide-react'

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" aria-keyshortcuts="Control+K Meta+K" className="admin-button" onClick={onOpen}>
      <Search size={18} aria-hidden />
      <span className="sr-only sm:not-sr-only">Find</span>
      <span aria-hidden="true" className="hidden text-muted text-xs 2xl:inline">
        Ctrl K
      </span>
    </button>
  )
}
