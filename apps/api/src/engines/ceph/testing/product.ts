import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Query } from '../../../../../../bench/lib/fixture.ts'
import { newInstallation } from '../../../../../../bench/lib/installation.ts'
import { startScript, type Started } from '../../../../../../bench/lib/processes.ts'
import { writeCephSettings } from '../../../../../../tools/ceph-lab.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import { createS3Client } from '../../s3/client.ts'
import { createAdmin } from '../admin.ts'
import { openCephStorage } from '../storage.ts'
import { createOwnLocks, labSettings, readCephLab } from './lab.ts'

const patienceMs = 60_000

/** The product itself as `npm start` runs it, on the lab's Ceph, with one customer in it. */
export interface CephProduct {
  projectId: number
  url(): string
  pid(): number
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  /** While no process has it. */
  inspect<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  /** Throws for a refusal. */
  ask<Answer>(method: string, path: string, body?: object): Promise<Answer>
  /** Answers the status alone. */
  statusOf(method: string, path: string, body?: object): Promise<number>
  untilQuiet(): Promise<void>
  /** The same store, asked by the test itself. */
  engine: StorageEngine
  /** Everything on the store that this product made: users and buckets. */
  leftOnStore(): Promise<{ users: string[]; buckets: string[] }>
  close(): Promise<void>
}

/** `endpoint`: where the product reaches the store; customers reach it at its own address. */
export const openCephProduct = async ({ endpoint }: { endpoint?: string } = {}): Promise<CephProduct> => {
  const lab = readCephLab()
  const userPrefix = `t${randomUUID().slice(0, 8)}-`
  const folder = mkdtempSync(join(tmpdir(), 'sarv-ceph-'))
  const config = join(folder, 'sarv.yaml')
  writeCephSettings(config, lab, { userPrefix, ...(endpoint !== undefined && { endpoint }) })
  const { customer, env, inspect } = await newInstallation({ dataFolder: join(folder, 'data') }, 'sara')
  const store = openCephStorage({
    settings: labSettings(lab, userPrefix),
    withLock: createOwnLocks(),
    portalOrigins: [],
  })
  const client = createS3Client(lab)
  const admin = createAdmin(client, lab)
  const signal = new AbortController().signal
  let product: Started | undefined

  const send = (method: string, path: string, body?: object) =>
    fetch(`${product?.url}/api/my${path}`, {
      method,
      headers: { authorization: `Bearer ${customer.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const ask: CephProduct['ask'] = async <Answer>(method: string, path: string, body?: object) => {
    const answer = await send(method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }
  const stop: CephProduct['stop'] = async (how) => {
    await product?.stop(how)
    product = undefined
  }

  const leftOnStore: CephProduct['leftOnStore'] = async () => {
    const users: string[] = []
    for (let after: string | undefined; ;) {
      const page = await admin.listUsers({ limit: 1000, after }, signal)
      users.push(...page.uids.filter((uid) => uid.startsWith(userPrefix)))
      if (page.next === undefined) break
      after = page.next
    }
    const buckets: string[] = []
    for (const uid of users) buckets.push(...(await admin.listBuckets(uid, signal)).map(({ bucket }) => bucket))
    return { users, buckets }
  }

  return {
    projectId: customer.projectId,
    url: () => product?.url ?? '',
    pid: () => product?.child.pid ?? 0,
    start: async () => {
      await stop('SIGKILL')
      product = await startScript('apps/api/src/main.ts', {
        env: { ...env, SARV_DEMO: '0', SARV_RATE_LIMITS: '0', SARV_CONFIG: config, SARV_LOG_LEVEL: 'warn' },
        readyPath: '/readyz',
      })
    },
    stop,
    inspect,
    ask,
    statusOf: async (method, path, body) => {
      const answer = await send(method, path, body)
      await answer.body?.cancel()
      return answer.status
    },
    untilQuiet: async () => {
      for (const deadline = Date.now() + patienceMs; ; await sleep(100)) {
        const open = await ask<unknown[]>('GET', '/portal/operation/list?Active=true')
        if (open.length === 0) return
        if (Date.now() > deadline) throw new Error(`still open: ${JSON.stringify(open)}\n${product?.output()}`)
      }
    },
    engine: store.engine,
    leftOnStore,
    close: async () => {
      await stop('SIGKILL')
      for (const uid of (await leftOnStore()).users) await admin.deleteUser(uid, signal)
      await store.close()
      await client.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
