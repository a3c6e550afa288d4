import { statfsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Only what hangs waits as long: the longest walk takes two minutes beside three other files, and a test is to
    // fail for what the product does, not for how busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As patient as the browser's own waiting: it ends as soon as what is waited for is there.
    expect: { poll: { timeout: 30_000 } },
    // More than there are cores: tests wait for browsers, disks and clocks most of the time.
    maxWorkers: 4,
    env: {
      // A site draws all its pages when it starts; a test looks at a few of them.
      WARM_UP: 'off',
      // No test looks at what is left after a power cut, so commits need not wait for a disk.
      ...(hasRoom('/dev/shm') && { TEST_DATA_FOLDER: '/dev/shm' }),
    },
    retry: 0,
    // Nothing of one file is left for the next: each has databases, sites and browsers of its own, and what
    // a library takes to load is taken once by each worker rather than by each of some 280 files.
    isolate: false,
    // In the order of their names: what takes longest comes first, so that no one file is waited for at the end.
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.e2e.test.ts'],
          globalSetup: ['tests/support/browser/unpack-browser.ts', 'tests/support/browser/compile-cache.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{assistant,content,domain}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{app,bench,scripts,server,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/**/*.e2e.test.ts'],
          globalSetup: ['tests/support/browser/unpack-browser.ts', 'tests/support/servers/start-postgres.ts'],
        },
      },
    ],
  },
})

/** Whether files of a whole run fit into it with ease. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 2 ** 31
  } catch {
    return false
  }
}
