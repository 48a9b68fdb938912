import { sql } from 'kysely'
import { pino } from 'pino'
import { expect } from 'vitest'
import { vmLbHealthCheck } from '@sarv/contract/enums'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { startTestApi } from '../../../testing/api.ts'
import { reconcile } from '../reconcile/reconcile.service.ts'
import {
  act,
  balancerPath,
  newAddress,
  newBalancer,
  newPlace,
  readBalancer,
  webListener,
  type WantedListener,
} from './load-balancers.fixture.ts'
import { probeDueBalancers } from './probes.periodic.ts'

const { signal } = new AbortController()
const log = pino({ level: 'silent' })
const check = { vmLbHealthCheckId: vmLbHealthCheck.id.http }
const portOpen = {
  firewallProtocolId: 1,
  remoteIp: '0.0.0.0/0',
  minPort: 8080,
  maxPort: 8080,
  directionId: 1,
  isAllow: true,
}

/** A balancer with three servers and a public address, on a cloud that goes on sending to one that fails its check. */
export const startRotationTest = async () => {
  const faults = createFaults<ComputeEngine>()
  /** What tests change: servers that do not answer, and what the cloud says of itself. */
  const world = { dead: new Set<number>(), hasChecksOutside: false, id: 0, made: 0 }
  const api = await startTestApi({
    withClock: false,
    compute: (engine) => {
      const faulty = withFaults(engine, faults)
      return {
        ...faulty,
        get balancing() {
          return { ...engine.balancing, hasChecksOutside: world.hasChecksOutside }
        },
        probeMembers: async (tag, given) => {
          const silent = new Set([...world.dead].map(tagOf))
          const probes = await faulty.probeMembers(tag, given)
          return probes.map((probe) =>
            silent.has(probe.serverTag) ? { ...probe, isUp: false, problem: 'reported' } : probe,
          )
        },
      }
    },
  })
  const place = await newPlace(api, { servers: 3, plan: 2 })
  const ipId = await newAddress(api, place)
  const { projectId } = place.customer
  const [first, second, third] = place.servers as [number, number, number]
  for (const server of place.servers)
    await act(api, place.customer, 'POST', `/vm/${projectId}/host/${server}/firewall/create`, portOpen)

  const tagOf = (server: number) => serverTag(projectId, server)
  const listener = (change: Partial<WantedListener> = {}) => webListener(place, { healthCheck: check, ...change })
  const deps = () => ({ compute: api.compute, secrets: api.secrets, publicUrl: 'http://localhost:3000' })
  const read = () => readBalancer(api, place, world.id)
  const rows = () => api.db.selectFrom('vm_lb_health').where('load_balancer_id', '=', world.id).selectAll().execute()
  const operations = () =>
    api.db
      .selectFrom('operations')
      .where('kind', '=', 'loadBalancerProbe:rotate')
      .where('service_id', '=', world.id)
      .select(['id', 'status'])
      .orderBy('id')
      .execute()
  const look = async () => {
    await api.db.updateTable('vm_load_balancers').set({ probed_at: null }).where('id', '=', world.id).execute()
    await probeDueBalancers({ db: api.db, deps: deps(), log, signal })
  }
  const settled = () => {
    const isOver = async () =>
      (await operations()).every(({ status }) => !['queued', 'running', 'undoing'].includes(status))
    return expect.poll(isOver, { timeout: 20_000 }).toBe(true)
  }
  const round = async () => {
    await look()
    await settled()
  }
  const remove = () => act(api, place.customer, 'DELETE', `${balancerPath(place)}/delete/${world.id}`)
  const make = async () => {
    const name = `rotated-${(world.made += 1)}`
    const made = await newBalancer(api, place, { name, vpcHostIpId: ipId, vmLbListeners: [listener()] })
    world.id = made.id
  }

  return {
    api,
    faults,
    world,
    place,
    ipId,
    first,
    second,
    third,
    check,
    listener,
    read,
    rows,
    operations,
    look,
    settled,
    /** One look, and what it starts. */
    round,
    make,
    remove,

    /** A balancer of its own for each test. */
    begin: async () => {
      Object.assign(world, { dead: new Set(), hasChecksOutside: false })
      faults.clear()
      await api.db.deleteFrom('throttles').execute()
      await make()
      return async () => {
        faults.clear()
        await remove()
      }
    },

    /** Whatever was to come for this balancer is due now. */
    later: () =>
      sql`update vm_lb_health set next_try_at = next_try_at - interval '1 day', good_from = good_from - interval '1 day'
        where load_balancer_id = ${world.id}`.execute(api.db),

    /** A server that does not answer, taken out. */
    takeOut: async (server = first) => {
      world.dead.add(server)
      await round()
    },

    member: async (server = first) =>
      (await read()).listeners[0]!.poolMembers.find(({ vmHostId }) => vmHostId === server)!,

    /** Servers that are members on the engine, in order. */
    onEngine: async () => {
      const made = await api.compute(1).getBalancer(balancerTag(projectId, world.id), signal)
      const tags = new Set(made!.listeners[0]!.members.map((one) => one.serverTag))
      return place.servers.filter((server) => tags.has(tagOf(server)))
    },

    edit: async (change: object) => {
      const { name, vmLbAlgorithmId } = await read()
      const body = { name, vmLbAlgorithmId, vmLbListeners: [listener()], ...change }
      await act(api, place.customer, 'PUT', `${balancerPath(place)}/edit/${world.id}`, body)
    },

    /** Leaves one member on the cloud, behind our back. */
    strip: async (server: number) => {
      const tag = balancerTag(projectId, world.id)
      const { name, algorithm, listeners } = (await api.compute(1).getBalancer(tag, signal))!
      const shape = listeners.map(({ healthCheck, session, members, ...one }) => ({
        ...one,
        ...(healthCheck && { healthCheck }),
        ...(session && { session }),
        members: members.filter((member) => member.serverTag === tagOf(server)),
      }))
      await api.compute(1).updateBalancer(tag, { name, algorithm, listeners: shape }, signal)
    },

    compare: async () => {
      // What has just been done to it is not compared yet.
      const ago = sql<Date>`now() - interval '1 hour'`
      await api.db.updateTable('operations').where('service_id', '=', world.id).set({ ended_at: ago }).execute()
      await reconcile({ db: api.db, deps: deps(), log, signal }, 1, { pauseSeconds: 0 })
    },
  }
}

export type RotationTest = Awaited<ReturnType<typeof startRotationTest>>
