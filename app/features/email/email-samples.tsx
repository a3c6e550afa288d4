import { languageNames } from '#domain/locale.ts'
import type { EmailSample } from '#server/email/sample-emails.ts'
import { templateNames } from './email-words.ts'

type Props = { samples: Omit<EmailSample, 'html'>[]; base: string }

/** Mails with sample data: how each reads as text, and the way to its HTML. */
export function EmailSamples({ samples, base }: Props) {
  return (
    <ul className="mt-4 grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      {samples.map(({ template, locale, subject, text }) => (
        <li key={`${template}.${locale}`} className="admin-card min-w-0 p-4">
          <h2 className="text-base">
            {templateNames[template]}, <span lang={locale}>{languageNames[locale]}</span>
          </h2>
          <p lang={locale} className="mt-1 break-words">
            {subject}
          </p>
          <p className="mt-3">
            <a
              href={`${base}/${template}/${locale}`}
              target="_blank"
              rel="noreferrer"
              className="admin-button w-full sm:w-auto"
            >
              See it as HTML
              <span className="sr-only">
                : {templateNames[template]}, {languageNames[locale]}
              </span>{' '}
              (new tab)
            </a>
          </p>
          <details className="mt-3">
            <summary className="admin-link min-h-6 cursor-pointer">As plain text</summary>
            <pre lang={locale} className="mt-2 overflow-x-auto whitespace-pre-wrap break-words font-sans">
              {text}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
