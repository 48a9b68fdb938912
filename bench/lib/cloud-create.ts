import { performance } from 'node:perf_hooks'
import {
  serverTag,
  waitForServer,
  waitForServerGone,
  type ServerSpec,
} from '../../apps/api/src/ports/compute/hosts.engine.ts'
import { openDatabase } from '../../apps/api/src/db/connection.ts'
import { createLocks } from '../../apps/api/src/engine-locks.ts'
import { openOpenStackCompute, type OpenStackEngine } from '../../apps/api/src/engines/openstack/compute.ts'
import { labSettings } from '../../apps/api/src/engines/openstack/testing/lab.ts'
import { openByHand, placesOf, smallest, type BenchCloud } from './cloud-places.ts'
import { median, type Figure } from './report.ts'

const { signal } = new AbortController()
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** What a customer's server has when nothing is said: see `default-rules.ts`. */
const ingress = { direction: 'ingress', minPort: 0, maxPort: 0, isAllow: true } as const
const egress = { ...ingress, direction: 'egress', protocol: 'any' } as const
const firewall: ServerSpec['firewall'] = [
  { ...ingress, protocol: 'tcp', remote: '0.0.0.0/0', minPort: 22, maxPort: 22 },
  { ...ingress, protocol: 'tcp', remote: '::/0', minPort: 22, maxPort: 22 },
  { ...ingress, protocol: 'icmp', remote: '0.0.0.0/0' },
  { ...egress, remote: '0.0.0.0/0' },
  { ...egress, remote: '::/0' },
]

const specOf = ({ lab, customer }: BenchCloud, n: number): ServerSpec => ({
  ...smallest,
  tag: serverTag(customer.projectId, 1_000_000 + n),
  name: `server-${n}`,
  image: lab.images[0]!,
  withIpv4: true,
  withIpv6: false,
  firewall,
})

const createOurs = async (engine: OpenStackEngine, spec: ServerSpec): Promise<void> => {
  await engine.createServer(spec, signal)
  await waitForServer(engine, spec.tag, 'active', { signal })
}

const removeOurs = async (engine: OpenStackEngine, { tag }: ServerSpec): Promise<void> => {
  await engine.deleteServer(tag, signal)
  await waitForServerGone(engine, tag, { signal })
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

/** From the first call until the server is ACTIVE, ours and by hand in turns. */
export const compareCreates = async (cloud: BenchCloud, pairs: number): Promise<Figure[]> => {
  const { lab, zone, projectPrefix, databaseUrl } = cloud
  const database = await openDatabase({ databaseUrl, log: silent })
  const settings = labSettings(lab, { projectPrefix, availabilityZone: zone })
  const engine = openOpenStackCompute(settings, createLocks(database.db))
  const times = { ours: [] as number[], byHand: [] as number[] }
  try {
    // The first one makes the project and the size; neither is there for it alone.
    await createOurs(engine, specOf(cloud, 0))
    await removeOurs(engine, specOf(cloud, 0))
    const byHand = await openByHand(cloud)
    const places = await placesOf(cloud)
    const measureOurs = async (n: number) => {
      const spec = specOf(cloud, n)
      times.ours.push(await secondsOf(() => createOurs(engine, spec)))
      await removeOurs(engine, spec)
    }
    const measureByHand = async (n: number) => {
      const spec = specOf(cloud, n)
      const from = performance.now()
      const made = await byHand.createServer(`${projectPrefix}${spec.tag}`, spec, places)
      times.byHand.push((performance.now() - from) / 1000)
      await byHand.deleteServer(made)
    }
    for (let pair = 1; pair <= pairs; pair += 1) {
      // Whatever else the machine does falls on both, and neither always comes first.
      const turns = pair % 2 === 0 ? [measureOurs, measureByHand] : [measureByHand, measureOurs]
      for (const turn of turns) await turn(pair)
      console.log(
        `create ${pair} of ${pairs}: ours ${times.ours.at(-1)?.toFixed(2)} s, by hand ${times.byHand.at(-1)?.toFixed(2)} s`,
      )
    }
  } finally {
    await engine.close()
    await database.close()
  }
  const ours = median(times.ours)
  const byHand = median(times.byHand)
  return [
    { name: 'create by hand, until ACTIVE', value: byHand, shown: `${byHand.toFixed(2)} s` },
    { name: 'create through our engine', value: ours, shown: `${ours.toFixed(2)} s` },
    {
      name: 'overhead of our create',
      value: ours / byHand - 1,
      shown: `${((ours / byHand - 1) * 100).toFixed(1)} %`,
      limit: { atMost: 0.15 },
    },
  ]
}
