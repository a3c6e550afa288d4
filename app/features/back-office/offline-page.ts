import { business, papers } from '#content/business.ts'

/** The page of the installed back office without a connection. It needs no other file. */
export const offlinePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No connection ${business.titleSuffix}</title>
<style>
html{font:1.0625rem/1.5 system-ui,sans-serif;background:light-dark(${papers.light},${papers.dark});color:CanvasText}
main{max-width:32rem;margin:0 auto;padding:20vh 1.5rem 2rem}
h1{font-size:1.5rem;line-height:1.25}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid;border-radius:.5rem;color:inherit;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid;outline-offset:2px}
</style>
<main>
<h1>No connection</h1>
<p>The back office can’t be reached just now. Nothing of your leads is kept on this device, so there is nothing to show until it can.</p>
<p><a href="">Try again</a></p>
</main>
</html>`
