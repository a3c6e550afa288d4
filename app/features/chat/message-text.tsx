/**
 * A message is plain text. Only our own address in it can be pressed: replies name it where they can't help.
 */
export function MessageText({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email)
  return (
    <span className="chat-text" lang={devanagari.test(text) ? 'hi' : undefined}>
      {before}
      {after.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
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

/** So that it is read out as what it is. */
const devanagari = /\p{Script=Devanagari}/u
