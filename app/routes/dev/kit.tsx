import { data } from 'react-router'
import { servicesContext } from '#app/lib/context.ts'
import { officeLinks } from '#app/lib/office/office-styles.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/kit.ts'
import { KitControls } from './kit-controls.tsx'
import { KitSurfaces } from './kit-surfaces.tsx'
import { KitTable } from './kit-table.tsx'

export const links = officeLinks
export const meta = () => [{ title: 'Kit' }, { name: 'robots', content: 'noindex, nofollow' }]

const themes = ['light', 'dark'] as const

/**
 * Shows every component of the office's kit in its states, in development only.
 * @throws a 404 response in production
 */
export function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(servicesContext).development) throw data(null, { status: 404 })
  const theme = new URL(request.url).searchParams.get('theme')
  return { theme: themes.find((name) => name === theme) }
}

export default function DevelopmentKit({ loaderData: { theme } }: Route.ComponentProps) {
  return (
    <main id="content" className="[--below-header:0px]">
      {theme ? <input type="radio" hidden id={`theme-${theme}`} defaultChecked key={theme} /> : null}
      <PageHeader
        title="Kit"
        count={300}
        back={{ to: '/dev/emails', label: 'Outbox' }}
        tabs={
          <Tabs
            label="Views"
            tabs={[
              { to: '/dev/kit', label: 'All', count: 300, isCurrent: true },
              { to: '/dev/kit?view=hot', label: 'Hot', count: 14, isCurrent: false },
              { to: '/dev/kit?view=due', label: 'Due', isCurrent: false },
            ]}
          />
        }
        actions={
          <>
            <Segments
              label="Theme"
              segments={[
                { label: 'System', to: '?', isCurrent: !theme },
                { label: 'Light', to: '?theme=light', isCurrent: theme === 'light' },
                { label: 'Dark', to: '?theme=dark', isCurrent: theme === 'dark' },
              ]}
            />
            <ButtonLink variant="primary" to="?">
              Primary
            </ButtonLink>
          </>
        }
      />
      <KitTable />
      <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
        <KitControls />
        <KitSurfaces />
      </div>
    </main>
  )
}
