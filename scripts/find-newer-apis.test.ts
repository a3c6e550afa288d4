import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findNewerApis } from './find-newer-apis.ts'

const root = mkdtempSync(path.join(tmpdir(), 'newer-apis-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
}

test('finds unguarded APIs that a supported browser lacks, in browser code only', () => {
  write({
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        lib: ['ESNext', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        noEmit: true,
        strict: true,
        types: [],
      },
    }),
    'app/root.tsx': `import { used } from '../domain/rules.ts'
      void import('./later.ts')
      used([])`,
    'app/entry.client.tsx': `
      declare const panel: HTMLDialogElement
      panel.showPopover()
      panel.hidePopover?.()
      if ('togglePopover' in panel) panel.togglePopover()
      function close() { if (!panel.hidePopover) return; panel.hidePopover() }
      close()
      panel.matches(':popover-open')
      // browsers: tried before
      panel.matches(':popover-open')
      matchMedia('(width < 40rem)')
      if (!URL.canParse('a')) close()
      ;/(?<=a)b/.test('b')
      new Intl.Segmenter()
      typeof Iterator === 'undefined' || [1].at(0)
      // Only unlike a name that is read.
      const showPopover = 1
      if (showPopover) panel.showPopover()`,
    'app/later.ts': 'export const later = (list: readonly number[]) => list.toReversed()',
    'domain/rules.ts': `
      export const used = (list: number[]) => list.toSorted()
      export const onServers = (list: number[]) => list.toSpliced(0)`,
    'app/routes/site/page.tsx': `import { onServers } from '../../../domain/rules.ts'
      export const loader = () => onServers([1]).with(0, 1)
      export default () => [1].findLast(Boolean)`,
    'app/routes/office/page.tsx': `
      export default () => [AbortSignal.any([]), Promise.try(() => {})]`,
  })
  const found = findNewerApis(root)
  expect(found.map((line) => line.replace(/ is not in .*/, '')).sort()).toEqual([
    'app/entry.client.tsx:11 (width < 40rem)',
    'app/entry.client.tsx:12 canParse',
    'app/entry.client.tsx:13 (?<',
    'app/entry.client.tsx:14 Segmenter',
    'app/entry.client.tsx:18 showPopover',
    'app/entry.client.tsx:3 showPopover',
    'app/entry.client.tsx:8 popover-open',
    'app/later.ts:1 toReversed',
    'app/routes/office/page.tsx:2 try',
    'domain/rules.ts:2 toSorted',
  ])
  expect(found.find((line) => line.includes('toReversed'))).toContain(
    'is not in webview_android 100, chrome 100',
  )
})
