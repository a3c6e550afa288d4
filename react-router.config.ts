import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route manifest arrives with the (deferred) scripts: no request per link seen.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config
