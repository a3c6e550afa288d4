import { useLocation } from 'react-router'
import { defaultLocale, type Locale, languageNames, locales, localPath } from '#domain/locale.ts'

/**
 * The page that is open in its other languages, English or Hindi first. Another language is another document: the
 * frame around the page has its words too.
 */
export function LanguageLinks({ locale }: { locale: Locale }) {
  const { pathname } = useLocation()
  const path = locale === defaultLocale ? pathname : pathname.slice(locale.length + 1)
  return locales
    .filter((one) => one !== locale)
    .map((one) => (
      <a
        key={one}
        href={localPath(path, one)}
        hrefLang={one}
        lang={one}
        className="nav-link"
        // What was chosen on the page stays. It isn't in the link, as a page is the same for all visitors.
        onClick={({ currentTarget }) => {
          currentTarget.search = window.location.search
        }}
      >
        {languageNames[one]}
      </a>
    ))
}
