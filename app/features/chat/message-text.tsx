/**
 * Shows a message as plain text. Only the business's mail address becomes a link; replies name it when the
 * assistant can't help.
 */
export function MessageText({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email)
  return (
    <span className="chat-text" lang={devanagari.test(text) ? 'hi' : undefined}>
      {before}
      {after.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id
        <span key={place}>
          <a className="chat-link" href={`mailto:${email}`}>
            {email}
          </a>
          {part}
        </span>
      ))}
    </span>
  )
}

/** Text in Devanagari is marked as Hindi for screen readers. */
const devanagari = /\p{Script=Devanagari}/u
