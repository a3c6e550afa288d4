import { lazy, type ReactNode, useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'
import { AccountMenu } from '#app/features/accounts/account-menu.tsx'
import { AuthProvider, useAuth } from '#app/features/accounts/auth-provider.tsx'
import { Chat } from '#app/features/chat/site/chat.tsx'
import { rememberAttribution } from '#app/features/leads/site/visit-attribution.ts'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import { shellData } from '#app/features/site/shell-data.ts'
import { SiteShell } from '#app/features/site/site-shell.tsx'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import type { PageDescription } from '#app/lib/site/describe-page.ts'
import { Breadcrumbs } from '#app/sections/breadcrumbs.tsx'
import { themeOf } from '#domain/theme.ts'
import type { Route } from './+types/layout.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext)
  const shell = shellData(locale, context.get(servicesContext).links)
  return { locale, theme: themeOf(request.headers.get('cookie')) ?? null, shell }
}

/** Loads only when a visitor wants to book in the chat. */
const DemoDialog = lazy(() => import('#app/features/bookings/site/demo-dialog.tsx'))

/** The frame is the same on all pages. (A change of language loads the document anew.) */
export const shouldRevalidate = () => false

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { page } = (useMatches().at(-1)?.loaderData ?? {}) as { page?: PageDescription }
  useEffect(rememberAttribution, [])
  return (
    <Frame
      {...loaderData}
      breadcrumbs={
        page && page.breadcrumb.length > 0 ? (
          <Breadcrumbs name={loaderData.shell.words.breadcrumb} links={page.breadcrumb} />
        ) : undefined
      }
    >
      <Outlet />
    </Frame>
  )
}

/** Shows errors inside the site's frame, so that the visitor still has the menus. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error
  return (
    <Frame {...loaderData}>
      <ErrorPage error={error} shell={loaderData.shell} />
    </Frame>
  )
}

type FrameProps = Route.ComponentProps['loaderData'] & { breadcrumbs?: ReactNode; children: ReactNode }

function Frame({ locale, shell, theme, breadcrumbs, children }: FrameProps) {
  return (
    <AuthProvider>
      <SiteShell shell={shell} theme={theme} accountMenu={<AccountMenu />} breadcrumbs={breadcrumbs}>
        {children}
      </SiteShell>
      <SiteChat shell={shell} locale={locale} />
    </AuthProvider>
  )
}

function SiteChat({ shell: { words, contact }, locale }: Pick<FrameProps, 'shell' | 'locale'>) {
  return (
    <Chat
      locale={locale}
      title={words.chat}
      toastWords={words.toasts}
      unavailable={{ text: words.errors.failed.text, link: words.errors.contact, href: contact }}
      Booking={DemoDialog}
      isTeam={!!useAuth().user?.role}
    />
  )
}
