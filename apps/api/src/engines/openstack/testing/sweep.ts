import { waitForBalancerGone } from '../../../ports/compute/balancers.engine.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import {
  volumeBackupTag,
  waitForCopyGone,
  waitForVolume,
  waitForVolumeGone,
} from '../../../ports/compute/volumes.engine.ts'
import type { WithLock } from '../../with-lock.ts'
import { openOpenStackCompute } from '../compute.ts'
import { tagOf, type OpenStackContext } from '../context.ts'
import { listAll, remove } from '../networks/neutron.ts'

type Cloud = Pick<OpenStackContext, 'client' | 'settings'>

const { signal } = new AbortController()
const wait = { signal, pollMs: 200 }

const removeVolume = async (engine: ComputeEngine, tag: string): Promise<void> => {
  await waitForVolume(engine, tag, () => true, wait)
  await engine.detachVolume(tag, signal)
  await waitForVolume(engine, tag, ({ serverTag }) => serverTag === null, wait)
  await engine.deleteVolume(tag, signal)
  await waitForVolumeGone(engine, tag, wait)
}

/** Its servers are gone, and with them what led to them. */
const removeRouter = async (engine: ComputeEngine, tag: string): Promise<void> => {
  const { addresses = [], networkTags = [] } = (await engine.getRouter(tag, signal)) ?? {}
  for (const address of addresses) await engine.removeRouterAddress(address.tag, signal)
  for (const networkTag of networkTags) await engine.disconnectNetwork(tag, networkTag, signal)
  await engine.deleteRouter(tag, signal)
}

/** Nothing of ours is left on the cloud: the next test begins with an empty one. */
export const clear = async (engine: ComputeEngine): Promise<void> => {
  const { servers } = await engine.listServers({ limit: 1000 }, signal)
  await Promise.all(servers.map(({ tag }) => engine.deleteServer(tag, signal)))
  // There is no list of backups: they outlive their volumes, which our database knows of.
  for (const id of [1, 2]) {
    await engine.deleteVolumeBackup(volumeBackupTag(7, id), signal)
    await waitForCopyGone((tag) => engine.getVolumeBackup(tag, signal), volumeBackupTag(7, id), wait)
  }
  const { volumes } = await engine.listVolumes({ limit: 1000 }, signal)
  await Promise.all(volumes.map(({ tag }) => removeVolume(engine, tag)))
  for (const { tag } of await engine.listBalancers(signal)) {
    await engine.deleteBalancer(tag, signal)
    await waitForBalancerGone(engine, tag, wait)
  }
  const routers = await engine.listRouters(signal)
  for (const { tag, reaches = [] } of routers)
    for (const networkTag of reaches) await engine.leaveNetwork(tag, networkTag, signal)
  for (const { tag } of routers) await removeRouter(engine, tag)
  for (const { tag } of await engine.listNetworks(signal)) await engine.deleteNetwork(tag, signal)
}

/** What stands around servers that never came to be: their security group is made first and goes last. */
const clearHalfMade = async (engine: ComputeEngine, { client, settings }: Cloud): Promise<void> => {
  const groups = await listAll({ client }, 'security_groups', {}, signal)
  const tags = groups.flatMap(({ name }) => tagOf(settings, name) ?? [])
  await Promise.all(tags.map((tag) => engine.deleteServer(tag, signal)))
}

/** The OpenStack projects that were made for Sarv's; what they held must be gone. */
const removeProjects = async ({ client, settings }: Cloud): Promise<void> => {
  const { projects } = await client.call<{ projects: { id: string; name: string }[] }>(
    { service: 'identity', method: 'GET', path: '/projects' },
    signal,
  )
  for (const { id, name } of projects) {
    if (!name.startsWith(settings.projectPrefix)) continue
    // The cloud gives every project a group that it does not take with it.
    for (const group of await listAll({ client }, 'security_groups', { project_id: id }, signal))
      await remove({ client }, 'security_groups', group.id, signal)
    await client.find({ service: 'identity', method: 'DELETE', path: `/projects/${id}` }, signal)
  }
}

/** Nobody else is at work under this prefix when this is used. */
const alone: WithLock = (_key, _signal, work) => work()

/**
 * Takes away whatever one Sarv has on the cloud, with the projects that the cloud has for its customers'. Sizes stay: they
 * have no prefix, and others may use them.
 */
export const sweep = async (cloud: Cloud): Promise<void> => {
  const engine = openOpenStackCompute(cloud.settings, alone)
  try {
    await clearHalfMade(engine, cloud)
    await clear(engine)
    await removeProjects(cloud)
  } finally {
    await engine.close()
  }
}
