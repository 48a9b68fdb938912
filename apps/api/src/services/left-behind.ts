import type { LeftBehindItem } from '@sarv/contract/account/customer-users/customer-users.schemas'
import type { Db } from '../db/connection.ts'

/** A user of an account, by what they made there. */
export interface Maker {
  customerId: number
  userId: number
  /** Only what they made in this project; what is of the whole account is not. */
  projectId?: number
}

/** What a user has made, of all kinds. */
export const listLeftBehind = async (
  db: Db,
  leftBehind: readonly LeftBehind[],
  maker: Maker,
): Promise<LeftBehindItem[]> => {
  const found: LeftBehindItem[] = []
  for (const kind of leftBehind) found.push(...(await kind.list(db, maker)))
  return found
}

/** Names what a user has made, and stops it where `stops` says so. */
export const stopLeftBehind = async (
  trx: Db,
  leftBehind: readonly LeftBehind[],
  maker: Maker,
  stops: boolean,
): Promise<LeftBehindItem[]> => {
  const left = await listLeftBehind(trx, leftBehind, maker)
  if (stops) for (const kind of leftBehind) await kind.stop(trx, maker)
  return left
}

/** Things that go on working for somebody who has left the account, because they know its secret or chose its address. */
export interface LeftBehind {
  list(db: Db, maker: Maker): Promise<LeftBehindItem[]>
  /** In the transaction that removes them from the account. */
  stop(trx: Db, maker: Maker): Promise<void>
}
