import { dirname, join } from 'node:path'
import { findLab, LabUnavailable, readLab, startLab, stopLab, writeSettings } from './openstack-lab.ts'

/** `npm run engine:openstack [-- up | down | status]`: a real OpenStack on this machine, and Sarv's settings for it. */
const up = async () => {
  const labFile = (await findLab()) ?? (await startLab(['fake', 'tcg']))
  const lab = readLab(labFile)
  const settings = join(dirname(labFile), 'sarv.yaml')
  writeSettings(settings, lab, { zone: lab.zones.at(-1)! })
  console.log(`OpenStack is up: http://127.0.0.1:5000/v3
  SARV_DEMO=0 SARV_CONFIG=${settings} npm start   Sarv on it
  npm run engine:openstack -- down   ends it`)
}

const commands: Record<string, () => Promise<void>> = {
  up,
  down: stopLab,
  status: async () => console.log((await findLab()) ?? 'down'),
}

const [command = 'up'] = process.argv.slice(2)
const run = commands[command]
if (!run) {
  console.error(`usage: npm run engine:openstack [-- ${Object.keys(commands).join(' | ')}]`)
  process.exit(2)
}
try {
  await run()
} catch (error) {
  if (!(error instanceof LabUnavailable)) console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
