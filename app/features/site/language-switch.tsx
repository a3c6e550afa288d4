import { useLocation } from 'react-router'
import {
  CHOSEN_LANGUAGE,
  defaultLocale,
  type Locale,
  languageNames,
  locales,
  localPath,
} from '#domain/locale.ts'

/** The pages behind mailed links, which open in the language of their record. */
const isRecord = /^\/(booking|my-data|testimonials\/verify)\/./

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
        href={
          localPath(path, one) +
          (one === defaultLocale && isRecord.test(path) ? `?${CHOSEN_LANGUAGE}=en` : '')
        }
        hrefLang={one}
        lang={one}
        className="nav-link"
        // What was chosen on the page stays. It isn't in the link, as a page is the same for all visitors.
        onClick={({ currentTarget }) => {
          if (window.location.search) currentTarget.search = window.location.search
        }}
      >
        {languageNames[one]}
      </a>
    ))
}
