const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Names the browser and platform of a user agent for display, for example “Chrome on Android”; undefined if both are
 * unknown.
 */
export function describeBrowser(userAgent: string | null | undefined): string | undefined {
  const find = (list: [string, RegExp][]) => list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  const browser = find(browsers)
  const system = find(systems)
  return system ? `${browser ?? 'A browser'} on ${system}` : browser
}
