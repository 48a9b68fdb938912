import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { poll } from '../../../ports/waiting.ts'
import type { Started } from '../../../services/service.ts'

/** For a demo that does one thing after the other, as soon as a worker has built what it needs. */
export const demoActs = (db: Db, signal: AbortSignal) => {
  const until = <Found>(look: () => Promise<Found | undefined>) => poll({ signal, pollMs: 100 }, look)
  const isOver = async (operationId: number) =>
    (await db.selectFrom('operations').where('id', '=', operationId).select('ended_at as endedAt').executeTakeFirst())
      ?.endedAt ?? undefined
  return {
    until,
    act: async (start: (trx: Db) => Promise<Started>): Promise<void> => {
      const { operationId } = await inTransaction(db, start)
      if (operationId !== null) await until(() => isOver(operationId))
    },
  }
}

/** Where nobody works, or too slowly, a demo without this is fine. */
export const unlessLate = async (withinMs: number, build: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const signal = AbortSignal.timeout(withinMs)
  try {
    await build(signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
