import type { FastifyInstance } from 'fastify'
import { operatorBroadcastCalls as calls } from '@sarv/contract/operator/operator-broadcasts/operator-broadcasts.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { cancelBroadcast, countAudience, startBroadcast } from '../../portal/broadcasts/broadcasts.service.ts'
import { audienceOf, listForOperators } from './operator-broadcasts.service.ts'

export const operatorBroadcastRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, calls.operatorBroadcastPreview, async ({ query }) => ({
    peopleCount: await countAudience(db, await audienceOf(db, query.AudienceId, query.TargetId)),
  }))

  implement(app, calls.operatorBroadcastList, () => listForOperators(db))

  implement(app, calls.operatorBroadcastCreate, async ({ trx, operator, body, note }) => {
    const audience = await audienceOf(trx, body.audienceId, body.targetId)
    const { subject, content } = body
    const { id, peopleCount } = await startBroadcast(trx, {
      subject,
      content,
      audience,
      operatorId: operator.operatorId,
    })
    note({ target: `broadcast:${id}`, after: { subject, ...audience, peopleCount } })
    return { id }
  })

  implement(app, calls.operatorBroadcastCancel, ({ trx, params }) => cancelBroadcast(trx, params.id))
}
