import { vi } from 'vitest'
import type { Db } from '../db/connection.ts'

export interface Crashes {
  /** The next transaction is committed, and nothing after it happens any more. */
  armNext(): void
  disarm(): void
  /** What the killed one would have answered. */
  lost(): unknown
}

/** Lets a process "die" between a commit and what comes after it. */
export const crashAfterCommit = (db: Db): Crashes => {
  const begin = db.transaction.bind(db)
  let isNext = false
  let lost: unknown
  vi.spyOn(db, 'transaction').mockImplementation(() => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      const result = await execute(work)
      if (!isNext) return result
      isNext = false
      lost = result
      throw new Error('the process stops here')
    }
    return builder
  })
  return {
    armNext: () => {
      isNext = true
      lost = undefined
    },
    disarm: () => {
      isNext = false
    },
    lost: () => lost,
  }
}
