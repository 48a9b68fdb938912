import { dirname, join } from 'node:path'
import { findCephLab, readCephLab, startCephLab, stopCephLab, writeCephSettings } from './ceph-lab.ts'
import { LabUnavailable } from './lab.ts'
import { findLab, readLab, startLab, stopLab, writeSettings } from './openstack-lab.ts'

/** `npm run engine:openstack | engine:ceph [-- up | down | status]`: a real one on this machine, and Sarv's settings for it. */
interface EngineLab {
  find(): Promise<string | undefined>
  stop(): Promise<void>
  /** Brings it up where it is down; answers what it is, and the settings. */
  up(): Promise<{ what: string; settings: string }>
}

const labs: Record<string, EngineLab> = {
  openstack: {
    find: findLab,
    stop: stopLab,
    up: async () => {
      const labFile = (await findLab()) ?? (await startLab(['fake', 'tcg']))
      const lab = readLab(labFile)
      const settings = join(dirname(labFile), 'sarv.yaml')
      writeSettings(settings, lab, { zone: lab.zones.at(-1)! })
      return { what: `OpenStack is up: ${lab.authUrl}`, settings: `SARV_DEMO=0 SARV_CONFIG=${settings}` }
    },
  },
  ceph: {
    find: findCephLab,
    stop: stopCephLab,
    up: async () => {
      const labFile = (await findCephLab()) ?? (await startCephLab())
      const lab = readCephLab(labFile)
      const settings = join(dirname(labFile), 'sarv.yaml')
      writeCephSettings(settings, lab)
      return { what: `Ceph is up: ${lab.endpoint}`, settings: `SARV_CONFIG=${settings}` }
    },
  },
}

const [engine = '', command = 'up'] = process.argv.slice(2)
const lab = labs[engine]

const commands: Record<string, (lab: EngineLab) => Promise<void>> = {
  up: async ({ up }) => {
    const { what, settings } = await up()
    console.log(`${what}
  ${settings} npm start   Sarv on it
  npm run engine:${engine} -- down   ends it`)
  },
  down: ({ stop }) => stop(),
  status: async ({ find }) => console.log((await find()) ?? 'down'),
}

const run = commands[command]
if (!lab || !run) {
  console.error(`usage: npm run engine:openstack | engine:ceph [-- ${Object.keys(commands).join(' | ')}]`)
  process.exit(2)
}
try {
  await run(lab)
} catch (error) {
  if (!(error instanceof LabUnavailable)) console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
