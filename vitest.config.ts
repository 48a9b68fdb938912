import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromiumOptions } from './e2e/chromium.ts'
import { portalLibraries } from './tools/portal-libraries.ts'

// What a worker does in its own time is waited for as long as a busy machine takes: a wait ends as soon as it is there.
const expectations = { poll: { timeout: 10_000 } }
const shared = { environment: 'node' as const, testTimeout: 30_000, hookTimeout: 60_000, expect: expectations }

// Files of one process find everything loaded and PostgreSQL compiled, which is half the work of a small one. Their tests
// leave nothing behind: they put back what they replace, and whoever replaces a whole module is not among them.
const together = { ...shared, isolate: false }
const replacingModules = 'apps/api/src/engines/openstack/**/*.test.ts'

// These need a cloud: `npm run test:engines` brings one up and says where it is.
const onEngines = '**/*.engine.test.ts'
const engines = { ...shared, testTimeout: 600_000, hookTimeout: 600_000, name: 'engines' }

// Forms and pages of the portal in a real browser, on answers that each test gives. One page runs all files: what they
// share is loaded once, which is most of the time that a file takes.
const forms = 'apps/portal/**/*.forms.test.tsx'
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // As in journeys: part of a name is enough.
  locators: { exact: false },
  viewport: { width: 1280, height: 900 },
  provider: playwright({
    launchOptions: chromiumOptions,
    contextOptions: { locale: 'fa-IR', timezoneId: 'Asia/Tehran', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
}

export default defineConfig({
  test: {
    // Two cores, and every API test file opens a database of its own.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...together,
          name: 'api',
          setupFiles: ['apps/api/src/testing/nothing-left-open.setup.ts'],
          include: ['apps/api/**/*.test.ts'],
          exclude: [...configDefaults.exclude, onEngines, replacingModules],
        },
      },
      {
        test: {
          ...shared,
          name: 'openstack',
          include: [replacingModules],
          exclude: [...configDefaults.exclude, onEngines],
        },
      },
      { test: { ...together, name: 'contract', include: ['packages/**/*.test.ts'] } },
      {
        test: {
          ...together,
          name: 'portal',
          include: ['apps/portal/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, forms],
        },
      },
      {
        server: { host: '127.0.0.1' },
        // React as customers have it: the other one takes three times as long.
        mode: 'production',
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        // Bundled before the first page opens: a library that is found later reloads the page under a running test.
        optimizeDeps: { include: portalLibraries() },
        test: {
          ...together,
          name: 'forms',
          fileParallelism: false,
          // After the others: Vitest takes projects with another number of workers only as a group of their own.
          sequence: { groupOrder: 1 },
          include: [forms],
          setupFiles: ['apps/portal/src/testing/page.setup.ts'],
          browser,
        },
      },
      { test: { ...shared, name: 'repository', include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'] } },
      ...(process.env['SARV_LAB'] ? [{ test: { ...engines, include: [onEngines] } }] : []),
    ],
  },
})
