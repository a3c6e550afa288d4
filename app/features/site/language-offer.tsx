import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { localPath } from '#domain/locale.ts'
import { OFFER_ANSWERED } from './offered-language.ts'

const words = {
  hi: { read: 'यह साइट हिंदी में पढ़ें', dismiss: 'नहीं, धन्यवाद' },
  sw: { read: 'Soma tovuti hii kwa Kiswahili', dismiss: 'Hapana, asante' },
}

/** Offers an English page in the browser's preferred language, only once. */
export default function LanguageOffer({
  locale,
  onDone,
}: {
  locale: Exclude<Locale, 'en'>
  onDone: () => void
}) {
  const { pathname } = useLocation()
  const { read, dismiss } = words[locale]
  const done = () => {
    localStorage.setItem(OFFER_ANSWERED, '1')
    onDone()
  }
  return (
    <section className="toaster" lang={locale} aria-label={read}>
      <div className="toast sheet">
        <a
          href={localPath(pathname, locale)}
          hrefLang={locale}
          className="link min-w-0 flex-1"
          onClick={({ currentTarget }) => {
            currentTarget.search = window.location.search
            done()
          }}
        >
          {read}
        </a>
        <button type="button" className="icon-btn" onClick={done}>
          <X size={20} aria-hidden />
          <span className="sr-only">{dismiss}</span>
        </button>
      </div>
    </section>
  )
}
