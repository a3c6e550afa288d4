import type { Threads } from '#content/copy/service-page.ts'
import { MessageThread } from './message-thread.tsx'

/** Conversations of several trades. Radio buttons choose one, even without scripts. */
export function ThreadChoice({ legend, threads }: Omit<Threads, 'caption'>) {
  return (
    <fieldset className="thread-choice">
      <legend className="sr-only">{legend}</legend>
      {threads.map(({ label }, at) => (
        <label key={label} className="btn">
          <input className="over-label" type="radio" name="trade" value={label} defaultChecked={at === 0} />
          <span>{label}</span>
        </label>
      ))}
      {threads.map(({ label, ...thread }) => (
        <div key={label} className="panel">
          <MessageThread {...thread} />
        </div>
      ))}
    </fieldset>
  )
}
