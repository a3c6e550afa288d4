import { useContext, useEffect, useEffectEvent } from 'react'
import { UNSAFE_DataRouterDataContext, useFetcher, useLocation, useSubmit } from 'react-router'
import { isOfficeResult, type OfficeResult } from '#app/lib/office-result.ts'
import { setUndoRunner, tellResult } from './tell-result.ts'
import { UNDO, type UndoProgress } from './undo-progress.ts'

/** Lets toasts take changes back. A change of very many goes on on a page of its own, which shows how far it is. */
export function useUndo(): void {
  const fetcher = useFetcher<OfficeResult<{ progress: UndoProgress }>>({ key: 'undo' })
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const progress = fetcher.data?.ok ? fetcher.data.progress : undefined
  const goOn = useEffectEvent((progress: UndoProgress) => {
    const fields = { intent: 'undo', ...progress, next: pathname + search }
    void submit(fields, { method: 'post', action: UNDO })
  })
  useEffect(() => {
    if (progress) goOn(progress)
  }, [progress])
  const { submit: send } = fetcher
  useEffect(() => {
    setUndoRunner(({ action, fields }) => void send(fields, { method: 'post', action }))
    return () => setUndoRunner(undefined)
  }, [send])
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
