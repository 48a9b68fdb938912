import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newInstallation, type Installation } from '../../../../../../bench/lib/installation.ts'
import { startScript, type Started } from '../../../../../../bench/lib/processes.ts'
import { writeSettings } from '../../../../../../tools/openstack-lab.ts'
import { labZone, readLab } from './lab.ts'
import { openOwnCloud, type OwnCloud } from './own-cloud.ts'
import { openTap, type Tap } from './tap.ts'

/** Real guests on a busy machine take their time. */
const patienceMs = 1_200_000

/** The product itself with one customer, on a cloud under a name of its own; its process ends and begins as tests want. */
export interface ProductOnCloud {
  cloud: OwnCloud
  tap: Tap
  installation: Installation
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  /** As its customer. */
  ask<Answer>(method: string, path: string, body?: object): Promise<Answer>
  /** The path of something in the customer's project. */
  vm(rest: string): string
  /** Until no operation is open. */
  untilQuiet(): Promise<void>
  /** Takes everything with it. */
  close(): Promise<void>
}

export const openProductOnCloud = async (customerName: string): Promise<ProductOnCloud> => {
  const folder = mkdtempSync(join(tmpdir(), 'sarv-on-cloud-'))
  const settings = join(folder, 'sarv.yaml')
  const tap = await openTap(readLab())
  const cloud = await openOwnCloud()
  writeSettings(settings, tap.lab, { zone: labZone(), projectPrefix: cloud.settings.projectPrefix })
  const installation = await newInstallation({ dataFolder: join(folder, 'data') }, customerName)
  let process: Started | undefined

  const stop: ProductOnCloud['stop'] = async (signal) => {
    await process?.stop(signal)
    process = undefined
  }

  const ask: ProductOnCloud['ask'] = async <Answer>(method: string, path: string, body?: object) => {
    const { token } = installation.customer
    const answer = await fetch(`${process?.url}/api/my${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  return {
    cloud,
    tap,
    installation,
    stop,
    ask,
    start: async () => {
      // Of a round that went wrong.
      await stop('SIGKILL')
      process = await startScript('apps/api/src/main.ts', {
        env: { ...installation.env, SARV_DEMO: '0', SARV_CONFIG: settings, SARV_LOG_LEVEL: 'warn' },
        readyPath: '/readyz',
      })
    },
    vm: (rest) => `/vm/${installation.customer.projectId}/${rest}`,
    untilQuiet: async () => {
      const deadline = Date.now() + patienceMs
      for (;;) {
        const open = await ask<unknown[]>('GET', '/portal/operation/list?Active=true')
        if (open.length === 0) return
        if (Date.now() > deadline) throw new Error(`still open: ${JSON.stringify(open)}\n${process?.output()}`)
        await sleep(300)
      }
    },
    close: async () => {
      await stop('SIGKILL')
      await tap.close()
      await cloud.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
