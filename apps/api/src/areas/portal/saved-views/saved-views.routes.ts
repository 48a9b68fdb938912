import type { FastifyInstance } from 'fastify'
import { savedViewCalls } from '@sarv/contract/portal/saved-views/saved-views.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { saveView } from './saved-views.service.ts'
import { deleteView, listViews } from './saved-views.store.ts'

export const savedViewRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, savedViewCalls.savedViewList, ({ actor, query }) => listViews(db, actor, query.List))

  implement(app, savedViewCalls.savedViewSave, ({ trx, actor, body }) => saveView(trx, actor, body))

  implement(app, savedViewCalls.savedViewDelete, async ({ trx, actor, params }) => {
    if (!(await deleteView(trx, actor, params.id))) throw new AppError('not_found')
  })
}
