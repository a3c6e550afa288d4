import { Fragment } from 'react'
import type { Threads } from '#content/copy/service-page.ts'
import { MessageThread } from './message-thread.tsx'

/** Conversations of several trades; radio buttons show one, before and without scripts. */
export function ThreadChoice({ legend, threads }: Omit<Threads, 'caption'>) {
  return (
    <fieldset className="thread-choice">
      <legend className="sr-only">{legend}</legend>
      {threads.map(({ label }, at) => (
        <Fragment key={label}>
          <input
            className="sr-only"
            type="radio"
            name="trade"
            id={`trade-${at}`}
            value={label}
            defaultChecked={at === 0}
          />
          <label className="btn" htmlFor={`trade-${at}`}>
            {label}
          </label>
        </Fragment>
      ))}
      {threads.map(({ label, ...thread }) => (
        <div key={label} className="panel">
          <MessageThread {...thread} />
        </div>
      ))}
    </fieldset>
  )
}
