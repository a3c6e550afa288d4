// Unpacks a package's browser into the temporary folder. `unpack-browser.ts` runs this and lists the
// packages.
const packages = {
  '@sparticuz/chromium': () => import('@sparticuz/chromium'),
  'old-chromium': () => import('old-chromium'),
}
const { default: chromium } = await packages[process.argv[2] as keyof typeof packages]()
await chromium.executablePath()

// The export makes this a module, which `await` needs.
export {}
