// Unpacks the browser of a package into the temporary folder. Run by `unpack-browser.ts`, which says which these are.
const packages = {
  '@sparticuz/chromium': () => import('@sparticuz/chromium'),
  'old-chromium': () => import('old-chromium'),
}
const { default: chromium } = await packages[process.argv[2] as keyof typeof packages]()
await chromium.executablePath()

// A module, for `await`.
export {}
