import { useContext, useEffect, useEffectEvent } from 'react'
import { UNSAFE_DataRouterDataContext, useFetcher } from 'react-router'
import { isOfficeResult } from '#app/lib/office/office-result.ts'
import { setUndoRunner, tellResult } from './tell-result.ts'

/** Lets toasts undo changes. */
export function useUndo(): void {
  const { submit } = useFetcher({ key: 'undo' })
  useEffect(() => {
    setUndoRunner(({ action, fields }) => void submit(fields, { method: 'post', action }))
    return () => setUndoRunner(undefined)
  }, [submit])
}

/** Says how a form ended that was sent before scripts ran: its result came with the page. */
export function useFirstResult(): void {
  const state = useContext(UNSAFE_DataRouterDataContext)
  const tell = useEffectEvent(() => {
    const result = Object.values(state?.actionData ?? {}).find(isOfficeResult)
    if (result) tellResult(result)
  })
  useEffect(() => tell(), [])
}
