import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useActionData, type useFetcher } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'

/**
 * Does with many leads what a form asks for, part by part. While an answer brings progress `isUnfinished`, the form is
 * sent again with it. Where a part fails, the progress before it stays.
 */
export function useParts<Progress>(
  fetcher: ReturnType<typeof useFetcher<OfficeResult<{ progress: Progress }>>>,
  isUnfinished: (progress: Progress) => boolean,
) {
  const form = useRef<HTMLFormElement>(null)
  const [isStopped, setStopped] = useState(false)
  const first = useActionData<OfficeResult<{ progress: Progress }>>()
  // Null where no answer came to the newest part.
  const last = fetcher.data === undefined ? first : fetcher.data
  const [progress, setProgress] = useState(last?.progress)
  if (last?.progress && last.progress !== progress) setProgress(last.progress)
  const goesOn = last?.ok === true && last.progress !== undefined && isUnfinished(last.progress)
  const goOn = useEffectEvent(() => {
    if (goesOn && !isStopped) void fetcher.submit(form.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed by the next part
  useEffect(() => {
    if (fetcher.state === 'idle') goOn()
  }, [fetcher.state, fetcher.data, goesOn])
  return {
    form,
    progress,
    isRunning: fetcher.state !== 'idle' || (goesOn && !isStopped),
    isStopped,
    /** Ends with the part under way. */
    stop: () => setStopped(true),
    begin: () => setStopped(false),
  }
}
