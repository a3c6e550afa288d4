import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ToastHost } from '#app/ui/site/toast-host.tsx'
import type { Theme } from '#domain/theme.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { offeredLanguage } from './offered-language.ts'
import type { ShellData } from './shell-data.ts'

const LanguageOffer = lazy(() => import('./language-offer.tsx'))

type Props = {
  shell: ShellData
  theme: Theme | null
  /**
   * The signed-in team's menu. It is rendered in the browser only, because pages are cached for all visitors.
   */
  accountMenu?: ReactNode
  /** Breadcrumbs come before the content, so that the skip link skips them too. */
  breadcrumbs?: ReactNode
  children: ReactNode
}

/** The frame of every public page. */
export function SiteShell({ shell, theme, accountMenu, breadcrumbs, children }: Props) {
  const content = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()

  // Moves the focus to the content after client-side navigation, as browsers do when a document loads.
  const shownAt = useRef(pathname)
  useEffect(() => {
    if (shownAt.current === pathname) return
    shownAt.current = pathname
    if (!hash) content.current?.focus({ preventScroll: true })
  }, [pathname, hash])

  const [offered, setOffered] = useState<ReturnType<typeof offeredLanguage>>()
  useEffect(() => setOffered(offeredLanguage(shell.locale)), [shell.locale])

  return (
    <>
      <a className="skip-link btn btn-primary" href="#content">
        {shell.words.skipToContent}
      </a>
      <Header shell={shell} theme={theme} accountMenu={accountMenu} />
      {breadcrumbs}
      <main ref={content} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
      {offered && (
        <Suspense>
          <LanguageOffer locale={offered} onDone={() => setOffered(undefined)} />
        </Suspense>
      )}
      <ToastHost words={shell.words.toasts} />
    </>
  )
}
