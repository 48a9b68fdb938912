import { serviceType } from '@sarv/contract/service-types'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'

/**
 * A create or rebuild that failed keeps its password and user data, sealed, for another try. Once something else was
 * done to the server that try is no longer offered, and nobody needs them.
 */
export const forgetUnusedSecrets = async (db: Db): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update vm_hosts set password_secret = null, user_data_secret = null
    where (password_secret is not null or user_data_secret is not null) and not (
      select o.kind in ('vmHostCreate', 'vmHostRebuild') and o.status <> 'done' from operations o
      where o.service_type = ${sql.lit(serviceType.vm)} and o.service_id = vm_hosts.id
      order by o.id desc limit 1)`.execute(db)
  return Number(numAffectedRows)
}

export const forgetSecrets: PeriodicWork<unknown> = {
  name: 'unused passwords',
  everyMs: 10 * 60_000,
  run: async ({ db }) => void (await forgetUnusedSecrets(db)),
}
