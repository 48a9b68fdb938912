import type { FastifyInstance } from 'fastify'
import { vmKeyCalls } from '@sarv/contract/vm/keys/keys.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { createKey, deleteKey, quoteKey } from './keys.service.ts'
import { listKeys } from './keys.store.ts'

type KeyRow = Awaited<ReturnType<typeof listKeys>>[number]

const keyItem = (row: KeyRow) => ({
  id: row.id,
  name: row.name,
  fingerPrint: row.fingerprint,
  statusId: row.status_id,
  createDate: toWire(row.created_at),
  keyType: row.key_type ?? undefined,
  bits: row.bits ?? undefined,
  serverCount: row.server_count ?? 0,
})

export const vmKeyRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmKeyCalls.vmKeyList, async ({ project }) => (await listKeys(db, project.id)).map(keyItem))

  implement(app, vmKeyCalls.vmKeyCreate, ({ trx, project, body }) => createKey(trx, project, body), {
    dryRun: ({ project, body }) => quoteKey(db, project, body),
  })

  implement(app, vmKeyCalls.vmKeyDelete, ({ trx, project, params }) => deleteKey(trx, project, params.id))
}
