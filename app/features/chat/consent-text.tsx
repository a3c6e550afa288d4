/** A text with a link in it, where it says `{link}`. The link opens beside the chat: what was filled in stays. */
export function ConsentText({ text, link, href }: { text: string; link: string; href: string }) {
  const [before, after] = text.split('{link}')
  return (
    <>
      {before}
      <a className="chat-link" href={href} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </>
  )
}
