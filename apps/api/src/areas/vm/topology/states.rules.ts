import { firewallProtocol, networkNodeStatus, serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { TopologyOpening, TopologyState } from '@sarv/contract/vm/topology/topology.schemas'
import type { ServerFacts } from './facts.service.ts'

const stateNames: Partial<Record<keyof typeof serviceStatus.id, TopologyState>> = {
  active: 'ok',
  shutdown: 'off',
  failed: 'failed',
  disabled: 'failed',
  expired: 'failed',
  deleted: 'failed',
}

/** Of anything that is ordered: what is neither well, off nor failed is being worked on. */
export const stateOfService = (statusId: number): TopologyState => {
  const name = serviceStatus.name(statusId)
  return (name && stateNames[name]) ?? 'working'
}

export const stateOfServer = ({ statusId, isOn }: Pick<ServerFacts, 'statusId' | 'isOn'>): TopologyState => {
  const state = stateOfService(statusId)
  return state === 'ok' && !isOn ? 'off' : state
}

export const stateOfNetwork = (statusId: number): TopologyState => {
  if (statusId === vmKeyStatus.id.active) return 'ok'
  return statusId === vmKeyStatus.id.wait ? 'working' : 'failed'
}

export const stateOfAddress = (statusId: number): TopologyState => {
  if (statusId === networkNodeStatus.id.connected) return 'ok'
  return statusId === networkNodeStatus.id.failed ? 'failed' : 'working'
}

/** `TCP 443`, `UDP 8000-8100`. */
export const portsLabel = ({ firewallProtocolId, minPort, maxPort }: Omit<TopologyOpening, 'reach'>): string =>
  `${firewallProtocol.label(firewallProtocolId)} ${minPort === maxPort ? minPort : `${minPort}-${maxPort}`}`
