import type { FastifyInstance } from 'fastify'
import { userLogCalls } from '@sarv/contract/account/user-log/user-log.calls'
import { exportFile } from '@sarv/contract/limits'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { exportUserLog, readUserLog, verifyUserLog } from './user-log.service.ts'

/** A character takes up to four bytes, and JSON writes some of them longer. */
const verifyLimitBytes = exportFile.maxCharacters * 2

export const userLogRoutes = (app: FastifyInstance, { db, secrets }: Dependencies): void => {
  implement(app, userLogCalls.userLog, ({ actor, query }) => readUserLog(db, actor, query))

  implement(app, userLogCalls.userLogExport, async ({ actor, query, reply }) => {
    const file = await exportUserLog(db, secrets, actor, query)
    void reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('content-disposition', 'attachment; filename="sarv-activity.jsonl"')
      .send(file)
  })

  implement(
    app,
    userLogCalls.userLogVerify,
    ({ actor, body }) => verifyUserLog(db, secrets, actor, body.content),
    // It changes nothing, and the file is the log itself.
    {
      ownTransaction: 'it only reads, and a long file takes long to check',
      audit: false,
      noIdempotency: 'it changes nothing',
      bodyLimitBytes: verifyLimitBytes,
      rateLimit: { by: 'user', max: 200, perSeconds: 3600 },
    },
  )
}
