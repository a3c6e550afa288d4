import { useLocation } from 'react-router'
import {
  CHOSEN_LANGUAGE,
  defaultLocale,
  type Locale,
  languageNames,
  locales,
  localPath,
} from '#domain/locale.ts'

/** Pages behind mailed links, which open in the language of their record. */
const isRecord = /^\/(booking|my-data|testimonials\/verify)\/./

/**
 * Links to the current page in the other languages. They load a new document, because the frame around the
 * page is in the page's language too.
 */
export function LanguageLinks({ locale }: { locale: Locale }) {
  const { pathname } = useLocation()
  const path = locale === defaultLocale ? pathname : pathname.slice(locale.length + 1)
  return locales
    .filter((one) => one !== locale)
    .map((one) => (
      <a
        key={one}
        href={
          localPath(path, one) +
          (one === defaultLocale && isRecord.test(path) ? `?${CHOSEN_LANGUAGE}=en` : '')
        }
        hrefLang={one}
        lang={one}
        className="nav-link"
        // Keeps the query string. It is added on click, because the cached page is the same for all visitors.
        onClick={({ currentTarget }) => {
          if (window.location.search) currentTarget.search = window.location.search
        }}
      >
        {languageNames[one]}
      </a>
    ))
}
