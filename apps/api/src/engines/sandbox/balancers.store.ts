import type { BalancerRow, ListenerRow } from './balancers.state.ts'
import type { SandboxQuery } from './store.ts'

const balancer = `to_jsonb(b) || jsonb_build_object('address', host(b.address)) as balancer`
const alive = '(gone_at is null or gone_at > $2::timestamptz)'

const balancersIn = ({ rows }: { rows: unknown[] }): BalancerRow[] =>
  (rows as { balancer: BalancerRow }[]).map((row) => row.balancer)

export const findBalancer = async (query: SandboxQuery, datacenter: string, tag: string, now: Date) =>
  balancersIn(
    await query(
      `select ${balancer} from sandbox.balancers b where datacenter = $1::text and ${alive} and tag = $3::text`,
      [datacenter, now.toISOString(), tag],
    ),
  )[0]

export const listBalancers = async (query: SandboxQuery, datacenter: string, now: Date) =>
  balancersIn(
    await query(`select ${balancer} from sandbox.balancers b where datacenter = $1::text and ${alive} order by tag`, [
      datacenter,
      now.toISOString(),
    ]),
  )

export const balancersOn = async (query: SandboxQuery, datacenter: string, networkTag: string, now: Date) =>
  balancersIn(
    await query(
      `select ${balancer} from sandbox.balancers b
      where datacenter = $1::text and ${alive} and network_tag = $3::text order by tag`,
      [datacenter, now.toISOString(), networkTag],
    ),
  )

/** Frees the tags and addresses of what is gone. */
export const purgeGoneBalancers = async (query: SandboxQuery, datacenter: string, now: Date): Promise<void> => {
  await query(`delete from sandbox.balancers where datacenter = $1::text and not ${alive}`, [
    datacenter,
    now.toISOString(),
  ])
}

export interface NewBalancer {
  tag: string
  name: string
  networkTag: string
  address: string
  algorithm: string
  listeners: readonly ListenerRow[]
  createdAt: Date
  builtAt: Date
}

export const insertBalancer = async (query: SandboxQuery, datacenter: string, made: NewBalancer) =>
  balancersIn(
    await query(
      `insert into sandbox.balancers as b
        (datacenter, tag, name, network_tag, address, algorithm, listeners, created_at, built_at)
      values ($1::text, $2::text, $3::text, $4::text, $5::inet, $6::text, $7::text::jsonb, $8::timestamptz,
        $9::timestamptz)
      returning ${balancer}`,
      [
        datacenter,
        made.tag,
        made.name,
        made.networkTag,
        made.address,
        made.algorithm,
        JSON.stringify(made.listeners),
        made.createdAt.toISOString(),
        made.builtAt.toISOString(),
      ],
    ),
  )[0]!

export const changeBalancer = async (
  query: SandboxQuery,
  datacenter: string,
  tag: string,
  change: { name: string; algorithm: string; listeners: readonly ListenerRow[]; until: Date },
): Promise<void> => {
  await query(
    `update sandbox.balancers
    set name = $3::text, algorithm = $4::text, listeners = $5::text::jsonb, updated_at = $6::timestamptz
    where datacenter = $1::text and tag = $2::text`,
    [datacenter, tag, change.name, change.algorithm, JSON.stringify(change.listeners), change.until.toISOString()],
  )
}

/** The first request decides when it is gone; nobody outside reaches it from now on. */
export const setBalancerGone = async (query: SandboxQuery, datacenter: string, tag: string, goneAt: Date) => {
  await query('delete from sandbox.balancer_addresses where datacenter = $1::text and balancer_tag = $2::text', [
    datacenter,
    tag,
  ])
  await query(
    `update sandbox.balancers set gone_at = $3::timestamptz
    where datacenter = $1::text and tag = $2::text and gone_at is null`,
    [datacenter, tag, goneAt.toISOString()],
  )
}
