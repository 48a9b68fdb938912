import { ensureChromium, ensureInstalled, ensurePortalBuilt, node24, run, runMain, say } from './prepare.mjs'

runMain(async () => {
  await ensureInstalled()
  const chromium = await ensureChromium()
  await ensurePortalBuilt()
  say('running all tests')
  return run(node24, ['tools/run-tests.ts', ...process.argv.slice(2)], { env: { SARV_CHROMIUM: chromium } })
})
