import {
  backupStatus,
  scheduleKind,
  schedulePeriod,
  serviceStatus,
  snapshotStatus,
  volumeNodeStatus,
} from '@sarv/contract/enums'
import { unique } from '../../../testing/access/things.ts'
import type { World } from '../../../testing/access/world.ts'
import { server } from '../vm.things.fixture.ts'

/** Volumes and what belongs to them, made new each time; no engine has them. */

export const volume = async ({ api, projectId }: World): Promise<number> => {
  const { id } = await api.db
    .insertInto('vm_volumes')
    .values({
      project_id: projectId,
      name: unique('volume'),
      size_gb: 50,
      status_id: serviceStatus.id.active,
      engine_ref: unique('ref'),
      monthly_price_rials: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const attachment = async (world: World) => {
  const ids = { vmVolumeHostId: await volume(world), vmHostId: await server(world) }
  const { id } = await world.api.db
    .insertInto('vm_volume_nodes')
    .values({
      project_id: world.projectId,
      vm_volume_id: ids.vmVolumeHostId,
      vm_host_id: ids.vmHostId,
      status_id: volumeNodeStatus.id.connected,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...ids, id }
}

export const copy = async (world: World, table: 'vm_volume_snapshots' | 'vm_volume_backups') => {
  const vmVolumeHostId = await volume(world)
  const { id } = await world.api.db
    .insertInto(table)
    .values({
      project_id: world.projectId,
      vm_volume_id: vmVolumeHostId,
      name: unique('copy'),
      size_gb: 50,
      status_id: table === 'vm_volume_backups' ? backupStatus.id.active : snapshotStatus.id.inactive,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vmVolumeHostId, id }
}

export const schedule = async (world: World) => {
  const vmVolumeHostId = await volume(world)
  const { id } = await world.api.db
    .insertInto('vm_volume_schedules')
    .values({
      project_id: world.projectId,
      vm_volume_id: vmVolumeHostId,
      kind_id: scheduleKind.id.snapshot,
      period_id: schedulePeriod.id.daily,
      hour: 3,
      minute: 0,
      keep: 7,
      next_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vmVolumeHostId, id }
}

/** A data disk of a server. */
export const disk = async (world: World) => {
  const vmHostId = await server(world)
  const { id } = await world.api.db
    .insertInto('vm_host_disks')
    .values({ project_id: world.projectId, vm_host_id: vmHostId, name: unique('disk'), is_root: false, size_gb: 25 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vmHostId, id }
}
