type Props = {
  caption: string
  name: string
  status: string
  messages: { from: string; text: string; time: string }[]
  /** What came of it, below the last message. */
  outcome: string
  /** The language of the messages, where it isn't the page's. */
  lang: string
}

/** The work itself: a conversation in a messenger, drawn with the page's own means. */
export function MessageThread({ caption, name, status, messages, outcome, lang }: Props) {
  return (
    <figure>
      <div className="thread">
        <div className="thread-head">
          <span className="thread-face" aria-hidden>
            {name.slice(0, 1)}
          </span>
          <div>
            <p className="font-bold">{name}</p>
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
        <p className="thread-outcome">{outcome}</p>
      </div>
      <figcaption className="mt-4 text-sm text-muted">{caption}</figcaption>
    </figure>
  )
}
