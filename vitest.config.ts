import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,bench,content,domain,scripts,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/start-postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    retry: 0,
  },
})
