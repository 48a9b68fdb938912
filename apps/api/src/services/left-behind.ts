import type { LeftBehindItem } from '@sarv/contract/account/customer-users/customer-users.schemas'
import type { Db } from '../db/connection.ts'

/** A user of an account, by what they made there. */
export interface Maker {
  customerId: number
  userId: number
}

/** Things that go on working for somebody who has left the account, because they know its secret or chose its address. */
export interface LeftBehind {
  list(db: Db, maker: Maker): Promise<LeftBehindItem[]>
  /** In the transaction that removes them from the account. */
  stop(trx: Db, maker: Maker): Promise<void>
}
