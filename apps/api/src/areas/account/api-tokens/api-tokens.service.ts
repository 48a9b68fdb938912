import type { ApiTokenSecret, CreateApiTokenModel } from '@sarv/contract/account/api-tokens/api-tokens.schemas'
import { apiTokenLifeDays, apiTokensPerUser } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import { fromWire } from '../../../db/wire-time.ts'
import type { Actor } from '../../../http/authorize.ts'
import { AppError } from '../../../http/errors.ts'
import { hashToken, newApiToken } from '../../../secrets.ts'
import { projectSightOf } from '../../project/project-access.service.ts'
import { countApiTokens, countProjects, insertApiToken, lockTokenOwner, revokeApiToken } from './api-tokens.store.ts'

const dayMs = 86_400_000

const endOf = (expireDate: string): Date => {
  const end = fromWire(expireDate)
  const [now, latest] = [Date.now(), Date.now() + (apiTokenLifeDays + 1) * dayMs]
  if (end.getTime() <= now || end.getTime() > latest) throw new AppError('token_end_wrong', { days: apiTokenLifeDays })
  return end
}

/** Only projects that the user sees themselves; one that they don't is not there. */
const checkProjects = async (trx: Db, actor: Actor, wanted: readonly number[]): Promise<number[]> => {
  const projectIds = [...new Set(wanted)]
  const { visibleProjectIds } = await projectSightOf(trx, actor)
  const isSeen = (id: number) => visibleProjectIds?.includes(id) ?? true
  const existing = await countProjects(trx, actor.customerId, projectIds)
  if (existing < projectIds.length || !projectIds.every(isSeen)) throw new AppError('not_found')
  return projectIds
}

export const createApiToken = (db: Db, wanted: CreateApiTokenModel, actor: Actor): Promise<ApiTokenSecret> =>
  db.transaction().execute(async (trx) => {
    await lockTokenOwner(trx, actor)
    if ((await countApiTokens(trx, actor)) >= apiTokensPerUser) {
      throw new AppError('too_many_tokens', { max: apiTokensPerUser })
    }
    const projectIds = wanted.projectIds?.length ? await checkProjects(trx, actor, wanted.projectIds) : undefined
    const token = newApiToken()
    const id = await insertApiToken(trx, {
      userId: actor.userId,
      customerId: actor.customerId,
      name: wanted.name,
      tokenHash: hashToken(token),
      lastChars: token.slice(-4),
      readOnly: wanted.readOnly,
      projectIds,
      expiresAt: endOf(wanted.expireDate),
    })
    return { id, token }
  })

export const deleteApiToken = async (db: Db, actor: Actor, id: number): Promise<void> => {
  if (!(await revokeApiToken(db, actor, id))) throw new AppError('not_found')
}
