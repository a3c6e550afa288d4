import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/site/index.ts'),
  route('home', 'routes/site/home.tsx'),
  route('contact', 'routes/site/contact.tsx'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
