import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,bench,content,domain,scripts,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/start-postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // More than there are cores: tests wait for browsers, disks and clocks most of the time.
    maxWorkers: 3,
    retry: 0,
  },
})
