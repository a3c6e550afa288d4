/** A text with a link in place of `{link}`. The link opens a new tab, so that what was filled in stays. */
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
