import { Link } from 'react-router'
import { linkAddresses } from '#app/lib/site/link-addresses.tsx'
import type { LegalDocument } from '#content/copy/legal-document.ts'

/** A legal document with a summary and a table of contents, which is folded on phones. */
export function LegalText({
  document,
}: {
  document: Pick<LegalDocument, 'heading' | 'updated' | 'contents' | 'summary' | 'intro' | 'sections'>
}) {
  return (
    <article className="shell band legal">
      <div>
        <h1 className="title-1">{document.heading}</h1>
        <p className="mt-4 text-muted">{document.updated}</p>
      </div>
      <section className="summary">
        <h2 className="title-3">{document.summary.heading}</h2>
        {document.summary.points.map((point) => (
          <p key={point} className="tick">
            {point}
          </p>
        ))}
      </section>
      <nav aria-label={document.contents} className="max-lg:hidden">
        <p className="mb-3" aria-hidden>
          <b>{document.contents}</b>
        </p>
        <Contents sections={document.sections} />
      </nav>
      <div className="prose">
        <details className="fold only-narrow">
          <summary>{document.contents}</summary>
          <Contents sections={document.sections} />
        </details>
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
                <Link to={link.href} className="btn">
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

/** Links to the sections. */
function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <ol>
      {sections.map(({ heading }, index) => (
        <li key={heading}>
          <a href={`#section-${index + 1}`}>{heading}</a>
        </li>
      ))}
    </ol>
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
