import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/site/index.ts'),

  layout('routes/site/layout.tsx', [
    route('home', 'routes/site/home.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  ...prefix('del-admin-dashboard', [
    layout('routes/admin/layout.tsx', [
      index('routes/admin/index.ts'),
      route('leads', 'routes/admin/leads.tsx'),
      route('leads/held-back', 'routes/admin/held-back.tsx'),
      route('leads/:id', 'routes/admin/lead.tsx'),
      route('leads/:id/delete', 'routes/admin/delete-lead.tsx'),
      route('not-found', 'routes/admin/not-found-paths.tsx'),
      route('emails', 'routes/admin/emails.tsx'),
      route('emails/:id', 'routes/admin/email.tsx'),
    ]),
    route('emails/:id/html', 'routes/admin/email-html.ts'),
  ]),

  route('dev/emails/:id?', 'routes/dev/emails.tsx'),
  route('dev/emails/:id/html', 'routes/dev/email-html.ts'),

  route('api/lead-test-panel', 'routes/api/lead-test-panel.ts'),
] satisfies RouteConfig
