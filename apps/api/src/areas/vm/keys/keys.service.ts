import { keysPerCustomer } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { CreateVmKeyModel } from '@sarv/contract/vm/keys/keys.schemas'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { holdProject, lockCustomer } from '../../project/project-users/project-access.service.ts'
import { keyText } from './keys.fa.ts'
import { isHardwareKey, parsePublicKey, type ParsedKey } from './keys.rules.ts'
import { countKeysOfCustomer, findKey, findSameKey, insertKey, markKeyDeleted } from './keys.store.ts'

interface KeyAnswer {
  id: number
  operationId: null
}

export const ensureKeyExists = async (db: Db, projectId: number, id: number): Promise<void> => {
  if (!(await findKey(db, projectId, id))) throw new AppError('key_missing')
}

const checkNew = async (db: Db, projectId: number, wanted: CreateVmKeyModel): Promise<ParsedKey> => {
  if (isHardwareKey(wanted.publicKey)) throw new AppError('key_hardware')
  const key = parsePublicKey(wanted.publicKey)
  if (!key) throw new AppError('key_invalid')
  const same = await findSameKey(db, projectId, { name: wanted.name, fingerprint: key.fingerprint })
  if (same?.fingerprint === key.fingerprint) throw new AppError('key_taken', { name: same.name })
  if (same) throw new AppError('name_taken', { name: wanted.name })
  return key
}

export const quoteKey = async (db: Db, project: ProjectOfCall, wanted: CreateVmKeyModel): Promise<Quote> => {
  const { fingerprint } = await checkNew(db, project.id, wanted)
  const price = await freeOfCharge(db)
  return { ...price, limits: [], effects: [keyText.effects.create(fingerprint)] }
}

const tellKeys = (trx: Db, project: ProjectOfCall, id: number) =>
  publish(trx, { customerId: project.customerId, projectId: project.id, group: 'Key', id })

const addKey = async (trx: Db, project: ProjectOfCall, wanted: CreateVmKeyModel): Promise<KeyAnswer> => {
  await holdProject(trx, project.id)
  await lockCustomer(trx, project.customerId)
  if ((await countKeysOfCustomer(trx, project.customerId)) >= keysPerCustomer) {
    throw new AppError('too_many_keys', { max: keysPerCustomer })
  }
  const key = await checkNew(trx, project.id, wanted)
  const { id } = await insertKey(trx, project.id, { name: wanted.name, ...key })
  await tellKeys(trx, project, id)
  return { id, operationId: null }
}

export const createKey = (trx: Db, project: ProjectOfCall, wanted: CreateVmKeyModel): Promise<KeyAnswer> =>
  addKey(trx, project, wanted).catch((error: unknown) => {
    if (violates(error, 'vm_keys_name') || violates(error, 'vm_keys_fingerprint')) throw new AppError('conflict')
    throw error
  })

/** The row stays for the servers that were ordered with it: they have the key, and may still be built with it. */
export const deleteKey = async (trx: Db, project: ProjectOfCall, id: number): Promise<KeyAnswer> => {
  if (!(await markKeyDeleted(trx, project.id, id))) throw new AppError('not_found')
  await tellKeys(trx, project, id)
  return { id, operationId: null }
}
