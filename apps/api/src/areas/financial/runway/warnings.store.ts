import type { Db } from '../../../db/connection.ts'

/** When a customer's money ends, as it was found out by looking; null: nothing costs anything. */
export const keepForecast = async (trx: Db, customerId: number, endsAt: Date | null): Promise<void> => {
  await trx.updateTable('customer_runways').set({ ends_at: endsAt }).where('customer_id', '=', customerId).execute()
}
