import { Search } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { startWorkerOfApp } from '#app/office/service-worker.ts'
import { useFirstResult, useUndo } from '#app/office/use-undo.ts'
import { ToastHost } from '#app/ui/site/toast-host.tsx'
import Toaster from '#app/ui/site/toaster.tsx'
import { business } from '#content/business.ts'
import type { MenuCounts } from '#domain/news.ts'
import type { Theme } from '#domain/theme.ts'
import { ConnectionBanner } from './connection/connection-banner.tsx'
import { ShortcutSheet } from './keys/shortcut-sheet.tsx'
import { useKeptFocus } from './keys/use-kept-focus.ts'
import { useOfficeKeys } from './keys/use-office-keys.ts'
import { AccountButton, BottomBar, OfficeMenu, SideLinks } from './office-menu.tsx'
import { Palette, usePalette } from './palette/use-palette.ts'
import { renewDevice } from './renew-device.ts'
import { ShowFresh } from './show-fresh.tsx'
import { useNews } from './use-news.ts'

export type ShellViewer = {
  name: string
  email: string
  role: 'owner' | 'member'
  sessionId: string
  /** Whether two-factor codes must be set up before anything else. */
  needsCode: boolean
}

/** What the layout loads for every page. */
type Loaded = {
  viewer: ShellViewer
  counts: MenuCounts
  /** The day in India on which the page was sent. */
  day: string
  theme: Theme | null
}

type Props = { loaded: Loaded | undefined; children: ReactNode }

/** The frame of every page of the back office. If nothing was loaded, it has no menu. */
export function Shell({ loaded, children }: Props) {
  const { viewer, theme = null } = loaded ?? {}
  return loaded && !loaded.viewer.needsCode ? (
    <Workplace {...loaded}>{children}</Workplace>
  ) : (
    <Frame viewer={viewer} theme={theme}>
      {children}
    </Frame>
  )
}

/** The frame for team members, with news, the palette and keyboard shortcuts. */
function Workplace({ viewer, counts, day, theme, children }: Loaded & { children: ReactNode }) {
  const news = useNews(counts, day)
  const palette = usePalette()
  const [showsKeys, setShowsKeys] = useState(false)
  const showKeys = () => setShowsKeys(true)
  useKeptFocus()
  useOfficeKeys({ openPalette: palette.open, showKeys })
  useEffect(startWorkerOfApp, [])
  useEffect(() => void renewDevice(viewer.sessionId), [viewer.sessionId])
  return (
    <Frame viewer={viewer} theme={theme} counts={news.counts} onFind={palette.open} onShowKeys={showKeys}>
      <ShowFresh fresh={news.fresh} />
      {children}
      {palette.isOpen ? (
        <Suspense>
          <Palette viewer={viewer} onClose={palette.close} />
        </Suspense>
      ) : null}
      {showsKeys ? <ShortcutSheet viewer={viewer} onClose={() => setShowsKeys(false)} /> : null}
    </Frame>
  )
}

type FrameProps = {
  viewer: ShellViewer | undefined
  theme: Theme | null
  /** Undefined for a viewer who may not work here yet. */
  counts?: MenuCounts
  onFind?: () => void
  onShowKeys?: () => void
  children: ReactNode
}

const toastWords = { region: 'Messages', dismiss: 'Close' }

function Frame({ viewer, theme, counts, onFind, onShowKeys, children }: FrameProps) {
  useUndo()
  useFirstResult()
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 rounded bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="office-side">
        <a href="/home" className="side-brand">
          <span aria-hidden="true">{business.name[0]}</span>
          {business.name}
        </a>
        {onFind ? (
          <button type="button" aria-keyshortcuts="Control+K Meta+K" className="side-find" onClick={onFind}>
            <Search size={16} aria-hidden />
            <span>Find or do…</span>
            <span aria-hidden="true">Ctrl K</span>
          </button>
        ) : null}
        {viewer && counts ? <SideLinks viewer={viewer} counts={counts} /> : null}
        {viewer ? (
          <>
            <AccountButton viewer={viewer} />
            <OfficeMenu
              viewer={viewer}
              counts={counts}
              theme={theme}
              onFind={onFind}
              onShowKeys={onShowKeys}
            />
          </>
        ) : null}
      </header>
      <div className="office-page">
        <div className="office-top">
          <ConnectionBanner />
          <Progress />
        </div>
        <main id="content" tabIndex={-1} className="office-main">
          {children}
        </main>
      </div>
      {viewer ? <BottomBar viewer={viewer} counts={counts} /> : null}
      <ToastHost words={toastWords} Toaster={Toaster} />
    </>
  )
}

/** Shows that the next page is loading. */
function Progress() {
  const loading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="absolute top-full left-1/2 -translate-x-1/2">
      {loading ? (
        <span className="mt-2 flex animate-[office-appear_0s_200ms_backwards] items-center gap-2 rounded-full border border-line bg-card px-3 py-1 text-sm shadow">
          <span className="ui-spinner" aria-hidden="true" />
          Loading…
        </span>
      ) : null}
    </div>
  )
}
