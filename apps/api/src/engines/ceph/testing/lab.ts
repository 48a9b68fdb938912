import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { StorageSubject } from '../../conformance/storage/storage.fixture.ts'
import type { WithLock } from '../../with-lock.ts'
import { createS3Client } from '../../s3/client.ts'
import { createAdmin } from '../admin.ts'
import type { CephSettings } from '../settings.ts'
import { namesWith } from '../spaces.ts'
import { openCephStorage } from '../storage.ts'

/** What the lab wrote about itself when it came up; see `engines/ceph-lab`. */
export interface CephLab {
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
}

export const readCephLab = (): CephLab => JSON.parse(readFileSync(process.env['SARV_LAB'] ?? '', 'utf8')) as CephLab

export const labSettings = (lab: CephLab, userPrefix = 'sarv-'): CephSettings => ({
  ...lab,
  publicEndpoint: lab.endpoint,
  userPrefix,
})

/** As the rows of the database do it, for tests that are one process. */
export const createOwnLocks = (): WithLock => {
  const last = new Map<string, Promise<unknown>>()
  return (key, _signal, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(key, mine)
    return mine
  }
}

/** A part of the lab's Ceph of its own: users with a prefix that nobody else has. */
export const openOwnCeph = async (): Promise<StorageSubject> => {
  const settings = labSettings(readCephLab(), `t${randomUUID().slice(0, 8)}-`)
  const portalOrigin = 'https://portal.example.ir'
  const options = { settings, withLock: createOwnLocks(), portalOrigins: [portalOrigin] }
  const opened = [openCephStorage(options)]
  const client = createS3Client(settings)
  const admin = createAdmin(client, settings)
  return {
    engine: opened[0]!.engine,
    openAnother: async () => {
      const another = openCephStorage(options)
      opened.push(another)
      return another.engine
    },
    ownKeyOf: async (tag) => {
      const uid = namesWith(settings.userPrefix).owner(tag)
      const user = await admin.findUser(uid, new AbortController().signal)
      const key = user?.keys.find((one) => one.user === uid)
      if (!key) throw new Error(`${uid} has no key of its own`)
      return { accessKey: key.access_key, secretKey: key.secret_key }
    },
    portalOrigin,
    patienceMs: 10_000,
    close: async () => {
      await client.close()
      for (const { close } of opened) await close()
    },
  }
}
