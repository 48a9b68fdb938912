import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { StorageEngine } from '../../ports/storage/storage.engine.ts'
import { openStore } from '../../testing/sandbox.ts'
import { openSandboxStorage } from '../sandbox/storage/storage.ts'
import { releaseWarningAt } from './ceph-release.ts'
import type { CheckReport } from './steps.ts'
import { checkStorage } from './storage.check.ts'

const { signal } = new AbortController()

it('the check of a store fails, when a key that writes may do all that its owner may', async () => {
  const store = await openStore()
  onTestFinished(() => store.close())
  const folder = await mkdtemp(join(tmpdir(), 'sarv-check-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const storage = await openSandboxStorage({
    store,
    folder,
    port: 0,
    secretKey: new Uint8Array(32),
    portalOrigins: [],
    onError: (error) => {
      throw error
    },
  })
  onTestFinished(() => storage.close())
  const good = storage.engineFor('here')
  const bad: StorageEngine = {
    ...good,
    createKey: async (tag, spec, ...rest) => {
      const made = await good.createKey(tag, spec, ...rest)
      if (spec.rights === 'readWrite')
        await store.query(`update sandbox.storage_keys set rights = 'owner' where access_key = $1`, [spec.accessKey])
      return made
    },
  }
  const reports: CheckReport[] = []
  expect(await checkStorage(bad, { signal, say: (report) => reports.push(report) })).toBe(false)
  expect(reports.filter(({ outcome }) => outcome !== 'works')).toMatchObject([
    { name: 'key that writes', outcome: 'fails', reason: expect.stringContaining('lets every page into the bucket') },
  ])
})

it.each([
  ['Ceph Object Gateway (reef)', 'the release reef'],
  ['Ceph Object Gateway (squid)', undefined],
])('the release of a gateway is read from its answer: %s', async (name, warning) => {
  const server = createServer((_request, response) => response.writeHead(403, { server: name }).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const said = await releaseWarningAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(said?.includes(warning ?? '')).toBe(warning === undefined ? undefined : true)
})
