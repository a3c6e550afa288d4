import type { Thread } from '#content/copy/service-page.ts'

/** A conversation in a messenger, drawn with HTML and CSS. */
export function MessageThread({ name, status, messages, outcome, lang }: Omit<Thread, 'caption'>) {
  return (
    <>
      <div className="thread-head">
        <span className="thread-face" aria-hidden>
          {name.slice(0, 1)}
        </span>
        <div>
          <p>
            <b>{name}</b>
          </p>
          <p className="text-sm">{status}</p>
        </div>
      </div>
      <ol className="grid gap-2.5 p-4 pt-5">
        {messages.map(({ from, text, time }) => (
          <li key={text} className="bubble" data-from={from}>
            <span lang={lang}>{text}</span>
            <small>{time}</small>
          </li>
        ))}
      </ol>
      <p className="panel-foot">{outcome}</p>
    </>
  )
}
