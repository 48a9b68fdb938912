import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import type { WithLock } from '../with-lock.ts'
import { addressMethods } from './addresses/addresses.ts'
import { balancerMethods } from './balancers/balancers.ts'
import { createClient, type OpenStackClient } from './client/client.ts'
import { createHttp } from './client/http.ts'
import type { OpenStackContext } from './context.ts'
import { firewallMethods } from './firewall/firewall.ts'
import { networkMethods } from './networks/networks.ts'
import { createPublicNetwork } from './networks/public-network.ts'
import { createProjects } from './projects.ts'
import { capacity } from './room.ts'
import { routerMethods } from './routers/routers.ts'
import { powerServer } from './servers/actions.ts'
import { openConsole } from './servers/console.ts'
import { readCounters } from './servers/counters.ts'
import { createServer } from './servers/create.ts'
import { createFlavors } from './servers/flavors.ts'
import { listImages } from './servers/images.ts'
import { getServer, listServers } from './servers/list.ts'
import { createServers } from './servers/nova.ts'
import { deleteServer } from './servers/remove.ts'
import { deleteDisk, rebuildServer, resizeServer } from './servers/reshape.ts'
import { snapshotMethods } from './servers/snapshots.ts'
import type { OpenStackSettings } from './settings.ts'
import { readStock } from './stock/stock.ts'
import { volumeMethods } from './volumes/volumes.ts'

export interface OpenStackEngine extends ComputeEngine {
  close(): Promise<void>
}

export const openContext = (
  client: OpenStackClient,
  settings: OpenStackSettings,
  withLock: WithLock,
): OpenStackContext => {
  const projects = createProjects(client, settings)
  return {
    client,
    settings,
    withLock,
    projects,
    servers: createServers({ client, settings, projects }),
    publicNetwork: createPublicNetwork({ client, settings, projects }),
  }
}

/** A datacenter that runs OpenStack. Signs in when it is first asked for something. */
export const openOpenStackCompute = (settings: OpenStackSettings, withLock: WithLock): OpenStackEngine => {
  const client = createClient(settings, createHttp())
  const context = openContext(client, settings, withLock)
  const withFlavors = { ...context, flavors: createFlavors(context) }
  return {
    isSandbox: false,
    // With an application credential everything lies in the one project that it is for.
    keepsProjectsApart: settings.login.kind === 'password',
    firewallKind: 'allowList',
    createServer: (spec, signal) => createServer(withFlavors, spec, signal),
    getServer: (tag, signal) => getServer(context, tag, signal),
    listServers: (page, signal) => listServers(context, page, signal),
    powerServer: (tag, action, signal) => powerServer(context, tag, action, signal),
    resizeServer: (tag, size, signal) => resizeServer(withFlavors, tag, size, signal),
    rebuildServer: (tag, spec, signal) => rebuildServer(withFlavors, tag, spec, signal),
    deleteServer: (tag, signal) => deleteServer(context, tag, signal),
    deleteDisk: (serverTag, diskTag, signal) => deleteDisk(withFlavors, serverTag, diskTag, signal),
    openConsole: (tag, signal) => openConsole(context, tag, signal),
    listImages: (signal) => listImages(context, signal),
    capacity: (signal) => capacity(context, signal),
    readStock: (signal) => readStock(context, signal),
    readCounters: (tag, signal) => readCounters(context, tag, signal),
    ...snapshotMethods(withFlavors),
    ...addressMethods(context),
    ...firewallMethods(context),
    ...volumeMethods(context),
    ...networkMethods(context),
    ...balancerMethods(context),
    ...routerMethods(context),
    close: () => client.close(),
  }
}
