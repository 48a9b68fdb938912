import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { networkTag, portTag } from '../../../ports/compute/networks.engine.ts'
import type { Customer, TestApi } from '../../../testing/api.ts'

let cards = 0

const signal = new AbortController().signal

/** Gives a connection a card that no engine would give it by itself: who brings it back must have kept it. */
export const giveOwnCard = async (api: TestApi, { projectId }: Customer, nodeId: number): Promise<string> => {
  const tag = portTag(projectId, nodeId)
  const node = await api.db
    .selectFrom('vm_network_nodes')
    .where('project_id', '=', projectId)
    .where('id', '=', nodeId)
    .select(['vm_host_id', 'vm_network_id', 'address'])
    .executeTakeFirstOrThrow()
  cards += 1
  const mac = `0a:00:00:00:${String(Math.floor(cards / 100)).padStart(2, '0')}:${String(cards % 100).padStart(2, '0')}`
  const engine = api.compute(1)
  await engine.detachPort(tag, signal)
  const port = { tag, networkTag: networkTag(projectId, node.vm_network_id), address: node.address, mac }
  await engine.attachPort(serverTag(projectId, node.vm_host_id), port, signal)
  return mac
}
