import type { CreateVmKeyModel } from '@sarv/contract/vm/keys/keys.schemas'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../http/errors.ts'
import { publish } from '../../../jobs/events.ts'
import { parsePublicKey } from './keys.rules.ts'
import { findKey, findSameKey, insertKey } from './keys.store.ts'

export const ensureKeyExists = async (db: Db, projectId: number, id: number): Promise<void> => {
  if (!(await findKey(db, projectId, id))) throw new AppError('key_missing')
}

export const createKey = (db: Db, project: { id: number; customerId: number }, wanted: CreateVmKeyModel) =>
  db
    .transaction()
    .execute(async (trx) => {
      const key = parsePublicKey(wanted.publicKey)
      if (!key) throw new AppError('key_invalid')
      const same = await findSameKey(trx, project.id, { name: wanted.name, fingerprint: key.fingerprint })
      if (same?.fingerprint === key.fingerprint) throw new AppError('key_taken', { name: same.name })
      if (same) throw new AppError('name_taken', { name: wanted.name })
      const { id } = await insertKey(trx, project.id, { name: wanted.name, ...key })
      await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'Key', id })
      return { id, operationId: null }
    })
    .catch((error: unknown) => {
      if (violates(error, 'vm_keys_name') || violates(error, 'vm_keys_fingerprint')) throw new AppError('conflict')
      throw error
    })
