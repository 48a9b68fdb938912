import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { tryStorageClients } from '../../../../../tools/storage-clients.ts'
import { openCephProduct } from './testing/product.ts'

/** Ceph before 18 knows no checksums behind the last piece: the connect card tells programs so, for every store. */
const asTheConnectCardSays = {
  AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
  AWS_RESPONSE_CHECKSUM_VALIDATION: 'when_required',
}

it('buckets are used by the programs that customers bring, and survive all that these do to destroy them', async () => {
  const product = await openCephProduct()
  onTestFinished(() => product.close())
  const work = await mkdtemp(join(tmpdir(), 'sarv-clients-'))
  onTestFinished(() => rm(work, { recursive: true }))
  await product.start()
  const passed: string[] = []
  await tryStorageClients(
    {
      projectId: product.projectId,
      engine: product.engine,
      order: async (path, body) => {
        const { id } = await product.ask<Started>('POST', path, body)
        await product.untilQuiet()
        return id
      },
      ask: product.ask,
    },
    {
      python: process.env['SARV_STORAGE_CLIENTS'] ?? '',
      work,
      env: asTheConnectCardSays,
      note: (end, what) => {
        if (end === 'passed') passed.push(what)
        // The last line of `.ci/run` names what could not run.
        else process.stdout.write(`skipped: ${what}\n`)
      },
    },
  )
  expect(passed).toEqual(expect.arrayContaining(['boto3', 'aws cli', 's3cmd'].map((name) => `${name} on a bucket`)))
})
