import type { CompatStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'

/**
 * The two parts of the site with different browser support: public pages with sign-in, and the back office.
 */
export type BrowserList = 'site' | 'office'

/** Names of each browserslist browser in Vite's targets and in the compatibility data. */
const names: Record<string, { target?: string; data: (keyof CompatStatement['support'])[] }> = {
  chrome: { target: 'chrome', data: ['chrome', 'chrome_android'] },
  android: { data: ['webview_android'] },
  edge: { target: 'edge', data: ['edge'] },
  firefox: { target: 'firefox', data: ['firefox', 'firefox_android'] },
  safari: { target: 'safari', data: ['safari'] },
  ios_saf: { target: 'ios', data: ['safari_ios'] },
}

/** Returns the oldest version of each browser in a list of package.json. */
function oldestOf(list: BrowserList): Map<string, string> {
  const oldest = new Map<string, string>()
  for (const browser of browserslist(null, { env: list, mobileToDesktop: true })) {
    const [name = '', versions = ''] = browser.split(' ')
    // For a range such as 16.6-16.7 the older version counts.
    const version = versions.split('-')[0] ?? ''
    if (Number(version) < Number(oldest.get(name) ?? Number.POSITIVE_INFINITY)) oldest.set(name, version)
  }
  return oldest
}

const oldest = { site: oldestOf('site'), office: oldestOf('office') }

/** The oldest browsers of the site as Vite's targets for scripts and styles. */
export const buildTargets: string[] = [...oldest.site].flatMap(([name, version]) => {
  const target = names[name]?.target
  return target ? [target + version] : []
})

/** Returns the supported browsers that lack a feature as text; undefined if all have it. */
export function browsersWithout({ support }: CompatStatement, list: BrowserList): string | undefined {
  const lacking = [...oldest[list]].flatMap(([name, version]) =>
    (names[name]?.data ?? [])
      .filter((browser) => !isSupported(support[browser], version))
      .map((browser) => `${browser} ${version}`),
  )
  return lacking.length > 0 ? lacking.join(', ') : undefined
}

function isSupported(
  statements: CompatStatement['support'][keyof CompatStatement['support']],
  version: string,
): boolean {
  const usable = [statements ?? []].flat().filter((one) => !one.flags && !one.prefix && !one.alternative_name)
  return usable.some(
    ({ version_added: added, version_removed: removed }) =>
      typeof added === 'string' &&
      (!removed || usable.length > 1) &&
      isNotAfter(added.replace('≤', ''), version),
  )
}

function isNotAfter(one: string, other: string): boolean {
  const [a = 0, b = 0] = one.split('.').map(Number)
  const [c = 0, d = 0] = other.split('.').map(Number)
  return a < c || (a === c && b <= d)
}
