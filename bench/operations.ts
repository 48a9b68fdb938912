import { Client } from 'pg'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { insertCustomer, type Query } from './lib/fixture.ts'
import { startScript, type Started } from './lib/processes.ts'
import { report } from './lib/report.ts'

const orders = 300

/** Orders through the API, then works them off: how many create-server operations the queue carries per second. */
export const run = async (): Promise<number> => {
  const postgres = await startTemporaryPostgres()
  const client = new Client({ connectionString: postgres.url })
  const query: Query = (sql, params) => client.query(sql, params)
  const env = {
    DATABASE_URL: postgres.url,
    SARV_DEMO: '0',
    SARV_RATE_LIMITS: '0',
    SARV_LOG_LEVEL: 'warn',
    SARV_SANDBOX_SPEED: '0',
  }
  let api: Started | undefined
  let worker: Started | undefined
  try {
    api = await startScript('apps/api/src/main.ts', { env: { ...env, SARV_ROLE: 'api' }, readyPath: '/readyz' })
    await client.connect()
    const { projectId, token } = await insertCustomer(query, 'measured')
    const image = await client.query<{ id: number }>('select min(id)::integer as id from vm_images')
    const order = (n: number) =>
      fetch(`${api!.url}/api/my/vm/${projectId}/host/create`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': `order-${n}`,
        },
        body: JSON.stringify({
          vmImageId: image.rows[0]!.id,
          name: `server-${n}`,
          password: 'Correct1!horse',
          isPredefined: false,
          usedPublicIpV4: false,
          usedPublicIpV6: true,
          cpu: 1,
          memory: 4,
          disk: 50,
        }),
      })
    for (let first = 0; first < orders; first += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => order(first + index)))
      const refused = answers.find((answer) => !answer.ok)
      if (refused) throw new Error(`an order was refused: ${refused.status} ${await refused.text()}`)
    }

    worker = await startScript('apps/api/src/main.ts', { env: { ...env, SARV_ROLE: 'worker' }, readyPath: '/healthz' })
    const span = async () => {
      const { rows } = await client.query<{ done: number; failed: number; seconds: number }>(
        `select count(*) filter (where status = 'done')::integer as done, count(*) filter (where status = 'failed')::integer as failed,
          extract(epoch from max(ended_at) - min(started_at))::float as seconds from operations`,
      )
      return rows[0]!
    }
    let seen = await span()
    while (seen.done + seen.failed < orders) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      seen = await span()
    }
    if (seen.failed > 0) throw new Error(`${seen.failed} of ${orders} operations failed`)
    const perSecond = orders / seen.seconds
    return report(`create-server operations, ${orders} orders, PostgreSQL, sandbox without delays`, [
      { name: 'operations per second', value: perSecond, shown: perSecond.toFixed(0) },
      { name: 'milliseconds per operation', value: 1000 / perSecond, shown: (1000 / perSecond).toFixed(1) },
    ])
  } finally {
    await client.end()
    await Promise.all([api?.stop(), worker?.stop()])
    await postgres.stop()
  }
}
