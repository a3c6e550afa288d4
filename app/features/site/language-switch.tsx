import { useMatches } from 'react-router'
import { isLocale, languageNames } from '#domain/locale.ts'

type PageData = { locale: string; page: { alternates: { locale: string; href: string }[] } }

/**
 * The page that is open in its other languages; nothing while it has none. Another language is another document:
 * the frame around the page has its words too.
 */
export function LanguageSwitch({ label }: { label: string }) {
  const data = useMatches().at(-1)?.loaderData as Partial<PageData> | undefined
  const others = (data?.page?.alternates ?? []).flatMap(({ locale, href }) =>
    isLocale(locale) && locale !== data?.locale ? [{ locale, path: new URL(href).pathname }] : [],
  )
  if (others.length === 0) return null
  return (
    <nav aria-label={label} className="languages">
      {others.map(({ locale, path }) => (
        <a key={locale} href={path} hrefLang={locale} lang={locale} className="nav-link">
          {languageNames[locale]}
        </a>
      ))}
    </nav>
  )
}
