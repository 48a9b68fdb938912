import { afterAll, beforeAll } from 'vitest'
import { describeComputeConformance } from '../conformance/compute.conformance.ts'
import { fixtureOf, type ComputeRoom, type ComputeSubject } from '../conformance/compute.fixture.ts'
import { describeFirewallConformance } from '../conformance/firewall.conformance.ts'
import { openSandboxCompute, type SandboxComputeOptions } from './compute.ts'
import { openStore, optionsFor, size, type OpenStore } from '../../testing/sandbox.ts'

let store: OpenStore

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

/** A /27 holds 29 servers; what the suite did not ask for is taken out of the pool. */
const keepAddresses = (datacenter: string, count: number) =>
  store.query(
    `delete from sandbox.addresses where datacenter = $1 and address not in
      (select address from sandbox.addresses where datacenter = $1 order by address limit $2)`,
    [datacenter, count],
  )

const subjectWith =
  (firewallKind: SandboxComputeOptions['firewallKind']) =>
  async (room: ComputeRoom): Promise<ComputeSubject> => {
    const options = { ...optionsFor(store, room), firewallKind }
    const openEngine = async () => {
      const engine = await openSandboxCompute(options)
      await keepAddresses(options.datacenter.name, room.addresses)
      return engine
    }
    const images = { image: 'ubuntu-24.04', otherImage: 'debian-13' }
    return {
      ...images,
      engine: await openEngine(),
      openAnother: openEngine,
      size,
      patienceMs: 500,
      close: async () => {},
    }
  }

describeComputeConformance('sandbox', subjectWith('ordered'))
describeFirewallConformance('sandbox that only allows', fixtureOf(subjectWith('allowList')))
