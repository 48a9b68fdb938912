import { randomBytes } from 'node:crypto'
import { finishDemo, playDemoPast } from '../demo-past.ts'
import { startTestApi, type Customer, type TestApi } from './api.ts'
import { openTestDatabase } from './database.ts'

/** The product with a demo, as its first start makes it: the past without a worker, then the rest with one. */
export const startDemo = async (): Promise<{ api: TestApi; customer: Customer }> => {
  const database = await openTestDatabase()
  const secretKey = randomBytes(32)
  const demoOf = (api: TestApi) => ({ ...api.engines, secrets: api.secrets, publicUrl: 'http://localhost:3000' })
  const kept = { ...database, close: async () => {} }
  const past = await startTestApi({ installation: { database: kept, secretKey }, withWorker: false })
  const customer = await past.newCustomer({ rials: 0 })
  const owner = { ...customer, datacenterId: 1 }
  await playDemoPast(past.db, demoOf(past), owner)
  await past.close()
  const api = await startTestApi({ installation: { database, secretKey } })
  await finishDemo(api.db, demoOf(api), owner)
  return { api, customer }
}
