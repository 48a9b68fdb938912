import type { FastifyInstance } from 'fastify'
import { userLogCalls } from '@sarv/contract/account/user-log/user-log.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { readUserLog } from './user-log.service.ts'

export const userLogRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, userLogCalls.userLog, ({ actor, query }) => readUserLog(db, actor, query))
}
