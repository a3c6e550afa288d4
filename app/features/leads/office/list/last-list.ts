import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BOARD, listAddress } from '../paths.ts'

const KEY = 'last lead list'

type LastList = {
  address: string
  /** Its place in the browser's history. */
  place: number
}

/** Remembers the list on the screen, so that a lead's page leads back to it. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const list: LastList = { address: pathname + search, place: placeInHistory() }
    sessionStorage.setItem(KEY, JSON.stringify(list))
  }, [pathname, search])
}

/** Returns the link back to the list that was open last; the whole list at first. */
export function useLastList() {
  const navigate = useNavigate()
  const [list, setList] = useState<LastList>()
  useEffect(() => {
    const stored = sessionStorage.getItem(KEY)
    if (stored) setList(JSON.parse(stored) as LastList)
  }, [])
  const to = listAddress(list?.address)
  return {
    to,
    label: to.startsWith(BOARD) ? 'Back to board' : 'Back to leads',
    /** Goes back in the history if the list is there, because that restores the scroll position. */
    onClick(event: MouseEvent) {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
      if (!isPlain || list?.place !== placeInHistory() - 1) return
      event.preventDefault()
      void navigate(-1)
    },
  }
}

/** React Router numbers the entries of the history. */
function placeInHistory(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0
}
