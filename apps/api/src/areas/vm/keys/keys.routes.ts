import type { FastifyInstance } from 'fastify'
import { vmKeyCalls } from '@sarv/contract/vm/keys/keys.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { createKey } from './keys.service.ts'
import { listKeys } from './keys.store.ts'

export const vmKeyRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmKeyCalls.vmKeyList, async ({ project }) => {
    const rows = await listKeys(db, project.id)
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      fingerPrint: row.fingerprint,
      statusId: row.status_id,
      createDate: toWire(row.created_at),
    }))
  })

  implement(app, vmKeyCalls.vmKeyCreate, ({ project, body }) => createKey(db, project, body))
}
