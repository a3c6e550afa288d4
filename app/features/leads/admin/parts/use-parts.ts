import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { useFetcher } from 'react-router'

type Parts = {
  /** The form whose answer begins the next part. */
  form: RefObject<HTMLFormElement | null>
  isRunning: boolean
  /** Told to end with the part under way. */
  isStopped: boolean
  stop: () => void
  begin: () => void
}

/** Does with many leads what a form asks for, part by part: each answer that `goesOn` is followed by the next part. */
export function useParts(fetcher: ReturnType<typeof useFetcher>, goesOn: boolean): Parts {
  const form = useRef<HTMLFormElement>(null)
  const [isStopped, setStopped] = useState(false)
  const goOn = useEffectEvent(() => {
    if (goesOn && !isStopped) void fetcher.submit(form.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed by the next part
  useEffect(() => {
    if (fetcher.state === 'idle') goOn()
  }, [fetcher.state, fetcher.data, goesOn])
  return {
    form,
    isRunning: fetcher.state !== 'idle' || (goesOn && !isStopped),
    isStopped,
    stop: () => setStopped(true),
    begin: () => setStopped(false),
  }
}
