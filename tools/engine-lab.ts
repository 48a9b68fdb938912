import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import type { Lab } from '../apps/api/src/engines/openstack/testing/lab.ts'
import { findLab, LabUnavailable, readLab, startLab, stopLab } from './openstack-lab.ts'

/** `npm run engine:openstack [-- up | down | status]`: a real OpenStack on this machine, and Sarv's settings for it. */
const toSettings = (lab: Lab, catalogueImages: readonly string[]) => ({
  datacenters: {
    1: {
      engine: 'openstack',
      authUrl: lab.authUrl,
      region: lab.region,
      username: lab.username,
      password: lab.password,
      userDomain: lab.userDomain,
      project: lab.homeProject,
      projectDomain: lab.projectDomain,
      availabilityZone: lab.zones.at(-1),
      publicNetwork: lab.publicNetwork,
      volumeType: lab.volumeType,
      // The lab has one guest; whatever is ordered, it is built from it.
      images: Object.fromEntries(catalogueImages.map((ref, index) => [ref, lab.images[index % lab.images.length]])),
    },
  },
})

const readCatalogueImages = (): string[] => {
  const file = new URL('../apps/api/catalog/images.yaml', import.meta.url)
  const images = parse(readFileSync(file, 'utf8')) as { engineRef: string }[]
  return images.map(({ engineRef }) => engineRef)
}

const up = async () => {
  const labFile = (await findLab()) ?? (await startLab(['fake', 'tcg']))
  // A file and not the terminal: there is a password in it. (JSON is YAML, too.)
  const settings = join(dirname(labFile), 'sarv.yaml')
  writeFileSync(settings, `${JSON.stringify(toSettings(readLab(labFile), readCatalogueImages()), null, 2)}\n`, {
    mode: 0o600,
  })
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
