import type { PortSpec } from '../../ports/compute/networks.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { checkAddress, checkMac } from '../ranges.ts'
import { macOf } from './networks.mac.ts'
import * as networks from './networks.store.ts'
import type { SandboxQuery } from './store.ts'

/** The ports of a server that is being created, in its transaction and in turn. */
export const insertPorts = async (
  query: SandboxQuery,
  datacenter: string,
  serverTag: string,
  ports: readonly PortSpec[],
): Promise<void> => {
  for (const port of ports) {
    const existing = await samePort(query, datacenter, serverTag, port)
    if (!existing) await placePort(query, datacenter, serverTag, port)
  }
}

/** None when there is no port of that tag yet. */
export const samePort = async (query: SandboxQuery, datacenter: string, serverTag: string, port: PortSpec) => {
  const existing = await networks.findPort(query, datacenter, port.tag)
  if (!existing) return undefined
  const isSame =
    existing.serverTag === serverTag &&
    existing.networkTag === port.networkTag &&
    existing.address === port.address &&
    existing.mac === (port.mac ?? existing.mac)
  if (!isSame) throw new EngineError('duplicate', `port ${port.tag} is another connection`)
  return { mac: existing.mac }
}

/** Only in turn: addresses are looked for, then taken. */
export const placePort = async (query: SandboxQuery, datacenter: string, serverTag: string, port: PortSpec) => {
  const network = await networks.findNetwork(query, datacenter, port.networkTag)
  if (!network) throw new EngineError('not_found', `no network ${port.networkTag} in ${datacenter}`)
  checkAddress(network, port.address)
  if (await networks.isAddressTaken(query, datacenter, port)) {
    throw new EngineError('address_taken', `${port.address} is taken in ${port.networkTag}`)
  }
  const mac = await macFor(query, datacenter, port)
  await networks.insertPort(query, datacenter, { ...port, serverTag, mac })
  return { mac }
}

const macFor = async (query: SandboxQuery, datacenter: string, { tag, mac }: PortSpec): Promise<string> => {
  if (mac === undefined) return freeMac(query, datacenter, tag)
  checkMac(mac)
  if (await networks.isMacTaken(query, datacenter, mac)) throw new EngineError('address_taken', `${mac} is taken`)
  return mac
}

const freeMac = async (query: SandboxQuery, datacenter: string, portTag: string): Promise<string> => {
  for (let attempt = 0; ; attempt++) {
    const mac = macOf(`${datacenter}/${portTag}`, attempt)
    if (!(await networks.isMacTaken(query, datacenter, mac))) return mac
  }
}
