import chromium from '@sparticuz/chromium'

// Unpacks the tests' browser into the temporary folder. Run by `unpack-browser.ts`, which says which that is.
await chromium.executablePath()
