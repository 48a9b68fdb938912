import { defineConfig } from '@playwright/test'

/** Journeys of a customer, in Debian's Chromium, on the built portal and the real API with sandbox engines. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A journey mostly waits for what it sees: two at a time keep two cores busy, three would make each other late.
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env['CI'],
  use: {
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['SARV_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
