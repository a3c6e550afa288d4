import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '#app/components/ui/toasts.ts'
import { noteRecentLead } from './recent-leads.ts'

type Loaded = ComponentType<{ viewer: { role: 'owner' | 'member' }; onClose: () => void }>

/** The palette, which is loaded when it is first opened: by Ctrl+K from anywhere, or by `open`. */
export function usePalette() {
  const { pathname } = useLocation()
  const [loaded, setLoaded] = useState<Loaded>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => noteRecentLead(pathname), [pathname])

  const open = async () => {
    try {
      const { default: Palette } = await import('./palette.tsx')
      setLoaded(() => Palette)
      setOpen(true)
    } catch {
      const description = 'Check the connection and try again.'
      showToast({ title: 'The search could not be opened', description, tone: 'error', topic: 'palette' })
    }
  }
  const openByKey = useEffectEvent(() => void open())
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isWanted || event.key.toLowerCase() !== 'k') return
      // The browser has a use of its own for these keys.
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) openByKey()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return { Palette: isOpen ? loaded : undefined, open: () => void open(), close: () => setOpen(false) }
}
