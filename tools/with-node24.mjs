// `node tools/with-node24.mjs <script.ts> [arguments]`: installs what is missing, then runs the script on Node 24.
import { ensureInstalled, runMain, runScript } from './prepare.mjs'

const [script, ...rest] = process.argv.slice(2)
runMain(async () => {
  await ensureInstalled()
  return runScript(script, rest)
})
