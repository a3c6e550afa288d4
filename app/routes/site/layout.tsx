import { useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'
import { Breadcrumbs } from '#app/components/sections/breadcrumbs.tsx'
import { servicesContext, visitContext } from '#app/context.ts'
import type { PageDescription } from '#app/describe-page.ts'
import { AccountMenu } from '#app/features/accounts/account-menu.tsx'
import { AuthProvider } from '#app/features/accounts/auth-provider.tsx'
import { rememberVisit } from '#app/features/leads/visit-attribution.ts'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import { shellData } from '#app/features/site/shell-data.ts'
import { SiteShell } from '#app/features/site/site-shell.tsx'
import { themeOf } from '#domain/theme.ts'
import type { Route } from './+types/layout.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext)
  const shell = shellData(locale, context.get(servicesContext).links)
  return { locale, theme: themeOf(request.headers.get('cookie')) ?? null, shell }
}

/** The frame stays as it is while pages change. (A change of language loads the document anew.) */
export const shouldRevalidate = () => false

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { shell, theme } = loaderData
  const { page } = (useMatches().at(-1)?.loaderData ?? {}) as { page?: PageDescription }
  useEffect(rememberVisit, [])
  return (
    <AuthProvider>
      <SiteShell
        shell={shell}
        theme={theme}
        accountMenu={<AccountMenu />}
        breadcrumbs={
          page && page.breadcrumb.length > 0 ? (
            <Breadcrumbs name={shell.words.breadcrumb} links={page.breadcrumb} />
          ) : undefined
        }
      >
        <Outlet />
      </SiteShell>
    </AuthProvider>
  )
}

/** What goes wrong in a page is told inside the frame, so that there is a way on. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error
  return (
    <AuthProvider>
      <SiteShell shell={loaderData.shell} theme={loaderData.theme} accountMenu={<AccountMenu />}>
        <ErrorPage error={error} shell={loaderData.shell} />
      </SiteShell>
    </AuthProvider>
  )
}
