import type { FastifyRequest } from 'fastify'
import { isOperatorAccess, isProjectAccess, may } from '@sarv/contract/access'
import type { Call } from '@sarv/contract/call'
import { AppError } from '../errors/app-error.ts'
import { writeLook, writeRefusal } from './audited.ts'
import { assertMay, bearerToken, recognise, seeAsOf } from './authorize.ts'
import { operatorTokenOf } from './operator-cookies.ts'
import type { CallServices, ImplementOptions } from './implement.ts'
import { assertProven } from './step-up.ts'
import type { CallValidators } from './validate.ts'

const nowhere = { projectId: undefined, wrongPath: undefined }

const projectParamOf = (call: Call): string => call.projectParam ?? 'projectId'

/** A project call that names no project could be checked against none: better not to start at all. */
export const assertNamesProject = (call: Call): void => {
  if (isProjectAccess(call.access) && !call.params?.shape[projectParamOf(call)]) {
    throw new Error(`${call.method} ${call.path} has access ${call.access} but no parameter ${projectParamOf(call)}`)
  }
}

/** The project in the path, or what is wrong with the path. */
const findProjectId = (call: Call, validators: CallValidators, request: FastifyRequest) => {
  try {
    const params = validators.params(request.params) as Record<string, number>
    request.validParams = params
    return { projectId: params[projectParamOf(call)] }
  } catch (wrongPath) {
    return { wrongPath }
  }
}

/** The other side of the counter: tokens, roles and counters of its own. A customer's token is nobody's here. */
const operatorGuardOf =
  (call: Call, services: CallServices, { isLimited, isAudited }: { isLimited: boolean; isAudited: boolean }) =>
  async (request: FastifyRequest, token: string): Promise<void> => {
    const { findOperator, rateLimits } = services
    rateLimits.checkToken(request.ip, token)
    const operator = await findOperator(token)
    rateLimits.noteToken(request.ip, token, operator !== undefined)
    if (!operator) throw new AppError('not_signed_in')
    const counted = `operator:${operator.operatorId}`
    if (isLimited) rateLimits.countUser(counted)
    else rateLimits.countReadOfUser(counted)
    request.operator = operator
    if (!may(call.access, operator.roles)) {
      const refusal = new AppError('forbidden')
      if (isAudited) await writeRefusal(services, call, request, refusal)
      throw refusal
    }
    if (call.stepUp !== undefined && !operator.isProven) throw new AppError('proof_needed')
  }

/** Before the body is read: how often, who, and whether they may. */
export const guardOf = (
  call: Call,
  services: CallServices,
  validators: CallValidators,
  { rateLimit: limit, audit }: ImplementOptions<Call>,
) => {
  const { findCaller, rateLimits } = services
  const isAudited = audit ?? call.method !== 'GET'
  const isProjectCall = isProjectAccess(call.access)
  const isLimited = call.method !== 'GET' || call.access === 'anyone'
  const limitKey = `${call.method} ${call.path}`

  const letOperatorIn = operatorGuardOf(call, services, { isLimited, isAudited })

  return async (request: FastifyRequest): Promise<void> => {
    if (isLimited) rateLimits.countAddress(request.ip)
    else rateLimits.countRead(request.ip)
    if (limit?.by === 'ip') await rateLimits.countCall(limitKey, limit, request.ip)
    if (call.access === 'anyone') return

    const token = bearerToken(request)
    // A stranger learns nothing of a path's rules: 401 comes before 422.
    if (token === undefined) throw new AppError('not_signed_in')
    if (isOperatorAccess(call.access)) return letOperatorIn(request, operatorTokenOf(request, token))
    const { projectId, wrongPath } = isProjectCall ? findProjectId(call, validators, request) : nowhere
    rateLimits.checkToken(request.ip, token)
    const holder = await findCaller(token, projectId)
    rateLimits.noteToken(request.ip, token, holder !== undefined)
    const caller = recognise(holder, projectId, seeAsOf(request))
    const { view, userId } = caller.actor
    // An operator who looks uses up nothing of the customer's.
    const counted = view ? `operator:${view.operatorId}` : userId
    if (isLimited) rateLimits.countUser(counted)
    else rateLimits.countReadOfUser(counted)
    if (wrongPath) throw wrongPath
    request.caller = caller
    try {
      assertMay(call, caller)
    } catch (refusal) {
      if (isAudited || view) await writeRefusal(services, call, request, refusal)
      throw refusal
    }
    if (view) await writeLook(services, call, request)
    await assertProven(services.db, call, caller.actor)
    if (limit?.by === 'user') await rateLimits.countCall(limitKey, limit, String(caller.actor.userId))
  }
}
