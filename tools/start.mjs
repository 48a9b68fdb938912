import { ensureInstalled, ensurePortalBuilt, runMain, runScript } from './prepare.mjs'

runMain(async () => {
  await ensureInstalled()
  await ensurePortalBuilt()
  return runScript('apps/api/src/main.ts', process.argv.slice(2))
})
