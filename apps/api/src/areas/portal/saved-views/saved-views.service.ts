import { savedViewsPerList, type SaveViewModel } from '@sarv/contract/portal/saved-views/saved-views.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { insertView, listViews, lockViewsOf, replaceView, type ViewOwner } from './saved-views.store.ts'

/** Keeps filters under a name; one of that name is replaced. */
export const saveView = async (trx: Db, owner: ViewOwner, view: SaveViewModel): Promise<{ id: number }> => {
  await lockViewsOf(trx, owner.userId)
  const replaced = await replaceView(trx, owner, view)
  if (replaced) return replaced
  if ((await listViews(trx, owner, view.list)).length >= savedViewsPerList) {
    throw new AppError('saved_views_full', { max: savedViewsPerList })
  }
  return insertView(trx, owner, view)
}
