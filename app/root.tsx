import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { papers } from '#content/business.ts'
import { defaultLocale, type Locale, localPath } from '#domain/locale.ts'
import { isTeamRoute } from '#domain/team-routes.ts'
import type { Theme } from '#domain/theme.ts'
import type { Route } from './+types/root.ts'
import letters from './fonts/anek-latin.woff2'
import { SITE_CSS_ID, siteCss, wholeSheet } from './lib/site/site-css.ts'
import { startScripts } from './lib/site/start-scripts.ts'

/** The HTML document around every page of the site and the back office. */
export function Layout({ children }: { children: React.ReactNode }) {
  // The back office has its own style sheet; all other pages, and the error page below, use the site's.
  const isBackOffice = useMatches().some(({ id }) => isTeamRoute(id))
  // `useRouteError` returns null, not undefined, if there is no error.
  const isSite = Boolean(useRouteError()) || !isBackOffice
  const site = useRouteLoaderData<{ locale: Locale; theme: Theme | null }>('routes/site/layout')
  const office = useRouteLoaderData<{ theme: Theme | null }>('routes/office/layout')
  const locale = site?.locale ?? defaultLocale
  return (
    <html
      lang={locale}
      className={locale === 'hi' ? 'hindi' : undefined}
      data-theme={site?.theme ?? office?.theme ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={letters} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
        <script dangerouslySetInnerHTML={{ __html: startScripts }} />
        {isSite && (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheet */}
            <style id={SITE_CSS_ID} dangerouslySetInnerHTML={{ __html: siteCss() }} />
            <link rel="stylesheet" id="whole-sheet" href={wholeSheet} />
          </>
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {isBackOffice || <link rel="manifest" href={localPath('/manifest.webmanifest', locale)} />}
        <ThemeColor theme={site?.theme ?? office?.theme} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Gives the browser's bars the colour of the page. */
function ThemeColor({ theme }: { theme: Theme | null | undefined }) {
  if (theme) return <meta name="theme-color" content={papers[theme]} />
  return (
    <>
      <meta name="theme-color" content={papers.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={papers.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

/** The error page for failures outside the site's frame. It does not say what broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main id="content" className="shell band">
      <title>{isMissing ? 'Page Not Found' : 'Something went wrong'}</title>
      <h1 className="title-2">{isMissing ? 'Page Not Found' : 'Something went wrong'}</h1>
      <p className="lead mt-4">
        {isMissing
          ? 'This page doesn’t exist. The address may be mistyped, or the page has moved.'
          : 'Something broke on this site. Please try again in a moment.'}
      </p>
      <p className="mt-6">
        <a className="btn btn-primary" href="/home">
          Go to the home page
        </a>
      </p>
    </main>
  )
}
