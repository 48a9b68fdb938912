import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { connections, figuresOf, onBench, rounds, showRate, type Bench } from './lib/against-floor.ts'
import { insertServers } from './lib/fixture.ts'
import { checkOut } from './lib/other-build.ts'
import { median, report, type Figure } from './lib/report.ts'
import { ratioOf, showSpread, takeTurns } from './lib/turns.ts'

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

/** A product whose customer has one page of servers, beside so many servers of others. */
const prepare = async ({ client, query, customer }: Bench, otherServers: number): Promise<void> => {
  await insertOthers(client)
  await insertServers(query, customer.projectId, pageOfServers)
  await growOthers(client, otherServers)
}

const listOf = ({ customer }: Bench) => ({ path: `/api/my/vm/${customer.projectId}/host/list` })

/** The same list on two products at once, in turns. */
const compareLists = async (one: Bench, other: Bench): Promise<[number[], number[]]> => {
  const measure = (bench: Bench) => bench.measure(listOf(bench))
  await takeTurns([one, other], 1, measure) // warm
  return (await takeTurns([one, other], rounds, measure)) as [number[], number[]]
}

const growthFigures = async (few: Bench): Promise<Figure[]> => {
  const figures: Figure[] = []
  await onBench(async (many) => {
    console.log(`adding ${others.many} servers of other customers`)
    await prepare(many, others.many)
    const [withFew, withMany] = await compareLists(few, many)
    const growth = ratioOf(withFew, withMany)
    figures.push(
      { name: `with ${others.many} other servers`, value: median(withMany), shown: showRate(withMany) },
      {
        name: `slower with ${others.many} other servers than with ${others.few}`,
        value: growth.median,
        shown: showSpread(growth, (value) => `${value.toFixed(2)}x`),
        limit: { atMost: 1.3 },
      },
    )
    return 0
  })
  return figures
}

const againstFigures = async (ours: Bench, ref: string): Promise<Figure[]> => {
  const checkout = await checkOut(ref)
  const figures: Figure[] = []
  try {
    await onBench(
      async (theirs) => {
        await prepare(theirs, others.few)
        const [here, there] = await compareLists(ours, theirs)
        figures.push(
          { name: ref, value: median(there), shown: showRate(there) },
          {
            name: `ours / ${ref}`,
            value: ratioOf(here, there).median,
            shown: showSpread(ratioOf(here, there), (value) => value.toFixed(2)),
          },
        )
        return 0
      },
      { folder: checkout.folder },
    )
  } finally {
    await checkout.remove()
  }
  return figures
}

/** `-- list [--against <commit>]` */
export const run = (args: string[]): Promise<number> => {
  const { against } = parseArgs({ args, options: { against: { type: 'string' } } }).values
  return onBench(async (bench) => {
    await prepare(bench, others.few)
    const figures = figuresOf(await bench.compare(listOf(bench)))
    figures.push(...(await growthFigures(bench)))
    if (against !== undefined) figures.push(...(await againstFigures(bench, against)))
    return report(`server list, ${pageOfServers} rows, ${connections} connections, PostgreSQL`, figures)
  })
}
