import { defineConfig } from '@playwright/test'
import usual from '../playwright.config.ts'

/** A customer's journey on a real OpenStack with emulated machines: what takes seconds elsewhere takes minutes. */
export default defineConfig({
  ...usual,
  testIgnore: [],
  outputDir: '../../test-results/cloud',
  timeout: 30 * 60_000,
  expect: { timeout: 30_000 },
  workers: 1,
  // Without pictures of every moment: for minutes they would take the machine from the guests.
  use: { ...usual.use, actionTimeout: 5 * 60_000, trace: { mode: 'retain-on-failure', screenshots: false } },
})
