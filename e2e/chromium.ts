import type { LaunchOptions } from '@playwright/test'

/** How tests start the Chromium of the machine: it talks to nobody but the pages that they open. */
export const chromiumOptions: LaunchOptions = {
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
}
