import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/site/index.ts'),

  layout('routes/site/layout.tsx', [
    route('home', 'routes/site/home.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  ...prefix('del-admin-dashboard', [layout('routes/admin/layout.tsx', [])]),
] satisfies RouteConfig
