import type { KyselyPlugin } from 'kysely'
import type { Db } from '../db/connection.ts'

/** How the death of a process looks to whoever waits for it. */
export const isDeath = (error: unknown): boolean => error instanceof Error && error.message === 'dead'

/** As the database sees a process that dies: nothing that it writes from its n-th statement on arrives. */
export const dyingAfter = (db: Db, statements: number) => {
  let left = statements
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('dead')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), isDead: () => left < 0 }
}
