import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Theme } from '#domain/theme.ts'
import { LanguageLinks } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'
import type { ShellData } from './shell-data.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useClosingMenus } from './use-closing-menus.ts'

const COMPACT_AFTER_PX = 50

/** The header of every public page. It becomes compact after scrolling. */
export function Header(props: { shell: ShellData; theme: Theme | null; accountMenu?: ReactNode }) {
  const { shell, theme, accountMenu } = props
  const header = useRef<HTMLElement>(null)
  useClosingMenus(header)

  useEffect(() => {
    const update = () => header.current?.toggleAttribute('data-scrolled', window.scrollY > COMPACT_AFTER_PX)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  return (
    <header ref={header} className="site-header">
      <div className="site-bar shell">
        <Link discover="none" to={shell.home} aria-label={shell.words.homeLink} className="wordmark">
          <Logo name={shell.name} />
        </Link>
        <Navigation shell={shell} />
        <nav aria-label={shell.words.languages} className="languages">
          <LanguageLinks locale={shell.locale} />
        </nav>
        <ThemeSwitch theme={theme} words={shell.words.theme} />
        {accountMenu}
        <Link discover="none" to={shell.contact} className="btn only-wide">
          {shell.words.getStarted}
        </Link>
      </div>
    </header>
  )
}
