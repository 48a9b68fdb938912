import type { ApiTokenSecret, CreateApiTokenModel } from '@sarv/contract/account/api-tokens/api-tokens.schemas'
import { apiTokenLifeDays, apiTokensPerUser } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import { fromWire } from '../../../db/wire-time.ts'
import type { Actor } from '../../../http/authorize.ts'
import { AppError } from '../../../errors/app-error.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { tokenReaches } from '../../../messages/templates.fa.ts'
import { hashToken, newApiToken, type SecretBox } from '../../../secrets.ts'
import { leaveNotification } from '../../portal/notifications.service.ts'
import { projectSightOf } from '../../project/project-users/project-access.service.ts'
import { apiTokensText } from './api-tokens.fa.ts'
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

/** The portal's page of them. */
const tokensPath = '/portal/account?tab=api-token'

const reachOf = (isLimited: boolean, readOnly: boolean) => {
  if (isLimited) return readOnly ? 'someRead' : 'someWrite'
  return readOnly ? 'allRead' : 'allWrite'
}

/** Whoever did not make it must learn of it: by mail in any case, and in the portal. */
const tellOwner = async (
  trx: Db,
  secrets: SecretBox,
  actor: Actor,
  { name, reach, ip }: { name: string; reach: keyof typeof tokenReaches; ip: string },
): Promise<void> => {
  const { userId, customerId, email } = actor
  const values = { name, reach, when: new Date(), ip }
  await queueMessage(trx, secrets, { channel: 'email', template: 'apiTokenMade', to: email, userId, values })
  await leaveNotification(trx, {
    userId,
    customerId,
    subject: apiTokensText.made(name),
    content: tokenReaches[reach],
    link: tokensPath,
    topic: 'security',
  })
}

export const createApiToken = async (
  trx: Db,
  secrets: SecretBox,
  wanted: CreateApiTokenModel,
  actor: Actor,
  ip: string,
): Promise<ApiTokenSecret> => {
  await lockTokenOwner(trx, actor)
  if ((await countApiTokens(trx, actor)) >= apiTokensPerUser) {
    throw new AppError('too_many_tokens', { max: apiTokensPerUser })
  }
  const projectIds = wanted.projectIds ? await checkProjects(trx, actor, wanted.projectIds) : undefined
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
  const reach = reachOf(projectIds !== undefined, wanted.readOnly)
  await tellOwner(trx, secrets, actor, { name: wanted.name, reach, ip })
  return { id, token }
}

export const deleteApiToken = async (trx: Db, actor: Actor, id: number): Promise<void> => {
  if (!(await revokeApiToken(trx, actor, id))) throw new AppError('not_found')
}
