import type { AcceptedPrice } from '@sarv/contract/pricing/quote.schemas'
import { defineOperation } from '../../../operations/operation.ts'
import { toDiskSpec } from '../host-disks/host-disks.store.ts'
import { toEngineRule } from '../host-firewall/host-firewall.store.ts'
import { recordPrimaryIps } from '../host-ips/host-ips.store.ts'
import { recordPorts, toPortSpec } from '../networks/nodes.service.ts'
import { wantedNodes } from '../networks/nodes.store.ts'
import type { Db } from '../../../db/connection.ts'
import {
  waitForServer,
  waitForServerGone,
  type EngineServer,
  type ServerSpec,
} from '../../../ports/compute/hosts.engine.ts'
import { vmHostText } from '../hosts/hosts.fa.ts'
import { forgetObserved, markVmHostDeleted, setEngineRef, setVmHostStatus, wipeSecrets } from '../hosts/hosts.store.ts'
import { minute, observe, tagOf, tell, type VmDependencies, type VmOperation } from '../hosts/hosts.steps.ts'
import { settleAndSee } from '../hosts/payment.service.ts'
import { findWholeOrder } from './whole-order.store.ts'
import { giveEverythingBack, takeEverythingAgain, type WantedParts } from './parts.service.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'

export interface CreateVmHostInput extends ServiceInput, WantedParts {
  /** What it was ordered for; the first operation of a server keeps its receipt. */
  receipt?: AcceptedPrice
}

/** The same at every try: the engine takes a changed order for another server. */
const specOf = async (db: Db, { secrets }: VmDependencies, input: CreateVmHostInput): Promise<ServerSpec> => {
  const order = await findWholeOrder(db, input)
  return {
    tag: tagOf(input),
    name: order.name,
    image: order.image,
    vcpus: order.cpu,
    memoryGb: order.memoryGb,
    diskGb: order.diskGb,
    withIpv4: order.wantsIpv4,
    withIpv6: order.wantsIpv6,
    dataDisks: order.disks.map((disk) => toDiskSpec(input.projectId, disk)),
    ports: order.nodes.map((node) => toPortSpec(input.projectId, node)),
    firewall: order.rules.map(toEngineRule),
    ...(order.passwordSecret !== null && { password: secrets.open(order.passwordSecret, 'serverPassword') }),
    ...(order.userDataSecret !== null && { userData: secrets.open(order.userDataSecret, 'userData') }),
    ...(order.publicKey !== null && { publicKey: order.publicKey }),
  }
}

/**
 * Servers as they were when they had been built, for the step that comes next, which then need not ask for them. Kept by the
 * input of a run in this process: whoever goes on with the operation after a restart has another one, and asks.
 */
const builtServers = new WeakMap<CreateVmHostInput, EngineServer>()

/** Only for the first try: what a later one finds may have changed since. */
const takeBuilt = (input: CreateVmHostInput): EngineServer | undefined => {
  const server = builtServers.get(input)
  builtServers.delete(input)
  return server
}

export const createVmHostOperation: VmOperation<CreateVmHostInput> = defineOperation({
  kind: 'vmHostCreate',
  title: vmHostText.create,
  ...vmHostService.operation,
  cancellable: true,
  steps: [
    {
      name: 'request',
      label: vmHostText.steps.request,
      run: async (input, { db, deps, engine, atEnd, signal }) => {
        const spec = await specOf(db, deps, input)
        const { ref } = await engine.createServer(spec, signal)
        await setEngineRef(atEnd, input, ref)
      },
      undo: async (input, { db, engine, signal }) => {
        await engine.deleteServer(tagOf(input), signal)
        await waitForServerGone(engine, tagOf(input), { signal })
        await forgetObserved(db, input)
      },
      // A server that stays behind holds addresses and machines that nobody pays: this is worth some patience.
      undoAttempts: 20,
      timeoutMs: 2 * minute,
    },
    {
      name: 'build',
      label: vmHostText.steps.build,
      run: async (input, { engine, signal }) => {
        builtServers.set(input, await waitForServer(engine, tagOf(input), 'active', { signal }))
      },
      timeoutMs: 15 * minute,
    },
    {
      name: 'address',
      label: vmHostText.steps.address,
      run: async (input, { db, engine, atEnd, signal }) => {
        const server = takeBuilt(input) ?? (await waitForServer(engine, tagOf(input), 'active', { signal }))
        await observe(atEnd, input, server)
        await recordPrimaryIps(atEnd, input, server)
        if (input.vmNetworkId === undefined) return
        await recordPorts(db, input, await engine.listPorts({ serverTag: tagOf(input) }, signal))
      },
    },
    {
      name: 'deliver',
      label: vmHostText.steps.deliver,
      // The engine has the password and the user data now; from here on nobody needs them.
      run: (input, { atEnd }) => wipeSecrets(atEnd, input),
    },
  ],
  onStarted: (trx, input) => setVmHostStatus(trx, input, 'wait'),
  onDone: async (trx, input, deps) => {
    const { ipv4, ipv6 } = await settleAndSee(trx, input)
    const { ready } = vmHostText
    const address = ipv4 ?? ipv6
    const [inside] = address === null ? await wantedNodes(trx, input).execute() : []
    await tell(trx, deps, input, {
      subject: ready.subject(input.name),
      content: inside ? ready.inside(input.name, inside.address) : ready.content(input.name, address),
    })
  },
  onFailed: async (trx, input) => {
    await giveEverythingBack(trx, input)
    await setVmHostStatus(trx, input, 'failed')
  },
  onCancelled: async (trx, input) => {
    await giveEverythingBack(trx, input)
    await markVmHostDeleted(trx, input)
  },
  onRetry: async (trx, input) => {
    await takeEverythingAgain(trx, input, input)
    await setVmHostStatus(trx, input, 'inQueue')
  },
})
