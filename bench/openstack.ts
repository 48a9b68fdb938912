import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../apps/api/src/engines/openstack/client/client.ts'
import { createHttp } from '../apps/api/src/engines/openstack/client/http.ts'
import { inventoryOf } from '../apps/api/src/engines/openstack/testing/inventory.ts'
import { labSettings } from '../apps/api/src/engines/openstack/testing/lab.ts'
import { sweep } from '../apps/api/src/engines/openstack/testing/sweep.ts'
import { findLab, readLab, writeSettings } from '../tools/openstack-lab.ts'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { compareCreates } from './lib/cloud-create.ts'
import { compareLists } from './lib/cloud-list.ts'
import { newInstallation } from './lib/installation.ts'
import { report } from './lib/report.ts'

const zone = 'fake'
const projectPrefix = 'bench-'

/** Our list and our create against the cloud's own, on the lab's cloud without machines; `-- openstack 20 2`: a short try. */
export const run = async ([servers = '200', pairs = '12']: string[]): Promise<number> => {
  const labFile = await findLab()
  if (labFile === undefined || !readLab(labFile).zones.includes(zone)) {
    console.log(`skipped: openstack: its lab is not up; bring it up with: npm run engine:openstack`)
    return 0
  }
  const lab = readLab(labFile)
  const client = createClient(labSettings(lab), createHttp())
  const folder = mkdtempSync(join(tmpdir(), 'sarv-bench-'))
  const settings = join(folder, 'sarv.yaml')
  writeSettings(settings, lab, { zone, projectPrefix })
  await sweep({ client, settings: labSettings(lab, { projectPrefix }) })
  const before = await inventoryOf(client, projectPrefix)
  const postgres = await startTemporaryPostgres()
  try {
    const { customer } = await newInstallation({ databaseUrl: postgres.url }, 'measured')
    const cloud = { lab, client, zone, projectPrefix, databaseUrl: postgres.url, settings, customer }
    const creates = await compareCreates(cloud, Number(pairs))
    const lists = await compareLists(cloud, Number(servers))
    const exitCode = report('on a real OpenStack, zone fake, PostgreSQL', [...lists, ...creates])
    await sweep({ client, settings: labSettings(lab, { projectPrefix }) })
    const left = (await inventoryOf(client, projectPrefix)).filter((line) => !before.includes(line))
    if (left.length > 0) console.log(`left on the cloud: ${left.join(', ')}`)
    return left.length > 0 ? 1 : exitCode
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
    await sweep({ client, settings: labSettings(lab, { projectPrefix }) })
    await client.close()
  }
}
