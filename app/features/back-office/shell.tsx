import { type ReactNode, useEffect } from 'react'
import { useNavigation } from 'react-router'
import { awaitInstallPrompt } from '#app/components/back-office/install-prompt.ts'
import { startWorkerOfApp } from '#app/components/back-office/service-worker.ts'
import { useFirstResult, useUndo } from '#app/components/back-office/use-undo.ts'
import { ToastHost } from '#app/components/ui/toast-host.tsx'
import Toaster from '#app/components/ui/toaster.tsx'
import { business } from '#content/business.ts'
import type { MenuCounts } from '#domain/news.ts'
import type { Theme } from '#domain/theme.ts'
import { ConnectionBanner } from './connection/connection-banner.tsx'
import { fetchCode } from './connection/fetch-code.ts'
import { ShortcutSheet } from './keys/shortcut-sheet.tsx'
import { useOfficeKeys } from './keys/use-office-keys.ts'
import { MainMenu, MoreMenu } from './menus.tsx'
import { NewsNotices } from './news-notices.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import { usePalette } from './palette/use-palette.ts'
import { renewDevice } from './renew-device.ts'
import { ShowFresh } from './show-fresh.tsx'
import { useNews } from './use-news.ts'

export type ShellViewer = {
  email: string
  role: 'owner' | 'member'
  sessionId: string
  /** Who must set up codes first can do nothing else. */
  needsCode: boolean
}

const toastWords = { region: 'Messages', dismiss: 'Close' }
const nothing: MenuCounts = {
  newLeads: 0,
  waitingChats: 0,
  pendingTestimonials: 0,
  deadEmails: 0,
  dueBookings: 0,
}

type Props = {
  viewer: ShellViewer | undefined
  counts: MenuCounts | undefined
  /** On which day in India the page was sent. */
  day: string | undefined
  theme: Theme | null | undefined
  children: ReactNode
}

/** The frame of every page of the back office. Without a viewer (something failed early) it has no menu. */
export function Shell({ viewer, counts = nothing, day = '', theme = null, children }: Props) {
  if (!viewer) return <Frame tools={null}>{children}</Frame>
  if (viewer.needsCode) {
    return <Frame tools={<MoreMenu viewer={viewer} counts={counts} theme={theme} />}>{children}</Frame>
  }
  return (
    <Workplace viewer={viewer} counts={counts} day={day} theme={theme}>
      {children}
    </Workplace>
  )
}

type WorkplaceProps = {
  viewer: ShellViewer
  counts: MenuCounts
  day: string
  theme: Theme | null
  children: ReactNode
}

/** The frame of those who may work here: it hears of what comes in, finds things, and listens to keys. */
function Workplace({ viewer, counts, day, theme, children }: WorkplaceProps) {
  const news = useNews(counts, day)
  const palette = usePalette()
  useOfficeKeys(palette.open)
  useEffect(fetchCode, [])
  useEffect(awaitInstallPrompt, [])
  useEffect(startWorkerOfApp, [])
  useEffect(() => void renewDevice(viewer.sessionId), [viewer.sessionId])
  return (
    <Frame
      menu={<MainMenu viewer={viewer} counts={news.counts} />}
      tools={
        <>
          <PaletteButton onOpen={palette.open} />
          <MoreMenu viewer={viewer} counts={news.counts} theme={theme} />
        </>
      }
    >
      <ShowFresh fresh={news.fresh} />
      {children}
      <NewsNotices notices={news.notices} isSignedOut={news.isSignedOut} onDismiss={news.dismiss} />
      {palette.shown ? (
        <palette.shown.Palette
          key={palette.shown.number}
          viewer={viewer}
          takeTyped={palette.takeTyped}
          onClose={palette.close}
        />
      ) : null}
      <ShortcutSheet viewer={viewer} />
    </Frame>
  )
}

function Frame({ menu, tools, children }: { menu?: ReactNode; tools: ReactNode; children: ReactNode }) {
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
      <header className="sticky top-0 z-10 border-line border-b bg-card">
        <div className="mx-auto flex min-h-14 max-w-[90rem] items-center gap-2 px-4 sm:gap-4">
          <a href="/home" className={`shrink-0 font-semibold ${menu ? 'max-sm:hidden' : ''}`}>
            {business.name}
          </a>
          {menu}
          <div className="ml-auto flex items-center gap-1 whitespace-nowrap sm:gap-2">{tools}</div>
        </div>
        <ConnectionBanner />
        <Progress />
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-[90rem] px-4 py-6 outline-none">
        {children}
      </main>
      <ToastHost words={toastWords} Toaster={Toaster} />
    </>
  )
}

/** Tells that the next page is on its way, to eyes and ears. */
function Progress() {
  const loading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="absolute top-full left-1/2 -translate-x-1/2">
      {loading ? (
        <span className="admin-progress mt-2 flex items-center gap-2 rounded-full border border-line bg-card px-3 py-1 text-sm shadow">
          <span className="admin-spinner" aria-hidden="true" />
          Loading…
        </span>
      ) : null}
    </div>
  )
}
