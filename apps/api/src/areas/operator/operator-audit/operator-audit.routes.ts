import type { FastifyInstance } from 'fastify'
import { operatorAuditCalls as calls } from '@sarv/contract/operator/operator-audit/operator-audit.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { readOperatorAudit } from './operator-audit.service.ts'

export const operatorAuditRoutes = (app: FastifyInstance, { db, secrets }: Dependencies): void => {
  implement(app, calls.operatorAuditList, ({ operator, query }) => readOperatorAudit(db, secrets, operator, query))
}
