import type { Client } from 'pg'
import { connections, figuresOf, onBench } from './lib/against-floor.ts'
import { insertServers } from './lib/fixture.ts'
import { report } from './lib/report.ts'

const pageOfServers = 50
const others = { few: 1_000, many: 1_000_000 }
const otherProjects = 1_000

/** Servers of many other customers, in a thousand projects of all sizes. */
const growOthers = async (client: Client, wanted: number): Promise<void> => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from vm_hosts where name like 'other-%'`)
  await client.query('alter table vm_hosts disable trigger all')
  await client.query(
    `insert into vm_hosts (project_id, name, vm_image_id, cpu, memory_gb, disk_gb, status_id, monthly_price_rials)
    select others.ids[1 + (n * n) % cardinality(others.ids)], 'other-' || n, (select min(id) from vm_images), 1, 1, 25, 2, 0
    from generate_series($1::bigint + 1, $2::bigint) n,
      (select array_agg(id) as ids from projects where name like 'other-%') others`,
    [Number(rows[0]!.count), wanted],
  )
  await client.query('alter table vm_hosts enable trigger all')
  await client.query('vacuum analyze vm_hosts')
}

const insertOthers = async (client: Client): Promise<void> => {
  await client.query(
    `with others as (insert into customers (name) select 'other-' || n from generate_series(1, $1::integer) n returning id, name)
    insert into projects (customer_id, datacenter_id, name)
    select id, (select min(id) from datacenters where enabled), name from others`,
    [otherProjects],
  )
}

export const run = (): Promise<number> =>
  onBench(async ({ client, query, customer, compare, measure }) => {
    await insertOthers(client)
    await insertServers(query, customer.projectId, pageOfServers)
    await growOthers(client, others.few)

    const list = { path: `/api/my/vm/${customer.projectId}/host/list` }
    const compared = await compare(list)
    const withFew = await measure(list)
    console.log(`adding ${others.many} servers of other customers`)
    await growOthers(client, others.many)
    const growth = withFew / (await measure(list))

    return report(`server list, ${pageOfServers} rows, ${connections} connections, PostgreSQL`, [
      ...figuresOf(compared),
      {
        name: `slower with ${others.many} other servers than with ${others.few}`,
        value: growth,
        shown: `${growth.toFixed(2)}x`,
        limit: { atMost: 1.3 },
      },
    ])
  })
