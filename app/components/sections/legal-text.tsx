import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LegalDocument } from '#content/copy/legal-document.ts'

/** A legal document with a table of contents. */
export function LegalText({
  document,
}: {
  document: Pick<LegalDocument, 'heading' | 'updated' | 'intro' | 'sections'>
}) {
  return (
    <article className="shell band legal">
      <div>
        <h1 className="title-1">{document.heading}</h1>
        <p className="mt-4 text-muted">{document.updated}</p>
      </div>
      <nav aria-label={document.heading}>
        <ol>
          {document.sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#section-${index + 1}`} className="link inline-block py-1">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        <p>{document.intro}</p>
        {document.sections.map(({ heading, text, link }, index) => (
          <section key={heading}>
            <h2 id={`section-${index + 1}`}>{heading}</h2>
            {blocks(text).map((block) =>
              Array.isArray(block) ? (
                <ul key={block[0]}>
                  {block.map((point) => (
                    <li key={point}>{linkAddresses(point)}</li>
                  ))}
                </ul>
              ) : (
                <p key={block}>{linkAddresses(block)}</p>
              ),
            )}
            {link && (
              <p>
                <Link to={link.href} className="link">
                  {link.label}
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </article>
  )
}

/** Turns mail addresses in a text into links. */
function linkAddresses(text: string): ReactNode[] {
  return text.split(/(\S+@[\w.-]*\w)/).map((part, index) =>
    index % 2 ? (
      <a key={part} href={`mailto:${part}`} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

/** Groups lines into paragraphs, and consecutive “- ” lines into lists. */
function blocks(lines: string[]): (string | string[])[] {
  const result: (string | string[])[] = []
  for (const line of lines) {
    const last = result.at(-1)
    if (!line.startsWith('- ')) result.push(line)
    else if (Array.isArray(last)) last.push(line.slice(2))
    else result.push([line.slice(2)])
  }
  return result
}
