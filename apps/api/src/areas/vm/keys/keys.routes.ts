import type { FastifyInstance } from 'fastify'
import { vmKeyCalls } from '@sarv/contract/vm/keys/keys.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { createKey, deleteKey, quoteKey } from './keys.service.ts'
import { listKeys } from './keys.store.ts'

type KeyRow = Awaited<ReturnType<typeof listKeys>>[number]

const keyItem = (row: KeyRow) => ({
  ...row,
  createDate: toWire(row.createdAt),
  keyType: row.keyType ?? undefined,
  bits: row.bits ?? undefined,
})

export const vmKeyRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmKeyCalls.vmKeyList, async ({ project }) => (await listKeys(db, project.id)).map(keyItem))

  implement(app, vmKeyCalls.vmKeyCreate, ({ trx, project, body }) => createKey(trx, project, body), {
    dryRun: ({ project, body }) => quoteKey(db, project, body),
  })

  implement(app, vmKeyCalls.vmKeyDelete, ({ trx, project, params }) => deleteKey(trx, project, params.id))
}
