import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lab } from '../../apps/api/src/engines/openstack/testing/lab.ts'
import type { BenchCustomer } from '../../bench/lib/fixture.ts'
import { newInstallation } from '../../bench/lib/installation.ts'
import { startScript } from '../../bench/lib/processes.ts'
import { writeSettings } from '../../tools/openstack-lab.ts'

/** The whole product as `npm start` runs it, on the cloud of the lab. */
export interface CloudProduct {
  url: string
  customer: BenchCustomer & { email: string; isSuperUser: boolean }
  /** The last of what it logged. */
  output(): string
  stop(): Promise<void>
}

export const startOnCloud = async (lab: Lab, where: { zone: string; projectPrefix: string }): Promise<CloudProduct> => {
  const folder = mkdtempSync(join(tmpdir(), 'sarv-cloud-'))
  const settings = join(folder, 'sarv.yaml')
  writeSettings(settings, lab, where)
  const name = 'sara'
  const { customer, env } = await newInstallation({ dataFolder: join(folder, 'data') }, name)
  const server = await startScript('apps/api/src/main.ts', {
    env: { ...env, SARV_DEMO: '0', SARV_CONFIG: settings, SARV_LOG_LEVEL: 'info' },
    readyPath: '/readyz',
  })
  return {
    url: server.url,
    customer: { ...customer, email: `${name}@bench.example`, isSuperUser: true },
    output: () => server.output(),
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
