import { defineConfig } from 'vitest/config'

const shared = { environment: 'node' as const, testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Two cores, and every API test file opens a database of its own.
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'api', include: ['apps/api/**/*.test.ts'] } },
      { test: { ...shared, name: 'contract', include: ['packages/**/*.test.ts'] } },
      { test: { ...shared, name: 'portal', include: ['apps/portal/**/*.test.{ts,tsx}'] } },
      { test: { ...shared, name: 'repository', include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'] } },
    ],
  },
})
