import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './chromium.ts'

const isCi = !!process.env['CI']

/** Journeys of a customer, in Debian's Chromium, on the built portal and the real API with sandbox engines. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Those need a cloud: `npm run test:engines`.
  testIgnore: 'cloud/**',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A journey mostly waits for what it sees: two at a time keep two cores busy, three would make each other late.
  workers: 2,
  // One bad moment of a busy machine does not undo a change; whoever runs the tests reads which journey needed it.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  use: {
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1440, height: 900 },
    // Without a graphics card whatever moves is drawn by the processor, over and over. Two journeys keep it moving.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a quarter of all the time: for one journey, `--trace on`.
    trace: 'on-first-retry',
    launchOptions: chromiumOptions,
  },
})
