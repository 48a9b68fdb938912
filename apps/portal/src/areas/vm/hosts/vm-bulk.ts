import { vmHostApi, vmHostBinApi } from '@sarv/client/vm.generated'
import type { BulkWish } from '../../../services/bulk-outcome.ts'
import type { DeleteWay } from '../../../services/tell-deleted.ts'
import { store } from '../../../shell/store.ts'
import { vmText } from './hosts.fa.ts'
import type { PowerAct } from './vm-acts.ts'
import { paths } from '../vm.paths.ts'

const { vmHostStart, vmHostShutdown, vmHostReboot, vmHostStop, vmHostReset } = vmHostApi.endpoints
const { vmHostDelete } = vmHostBinApi.endpoints

const powerCalls = {
  start: vmHostStart,
  shutdown: vmHostShutdown,
  reboot: vmHostReboot,
  stop: vmHostStop,
  reset: vmHostReset,
} satisfies Record<PowerAct, unknown>

/** Turns several servers on or off. */
export const powerWish = (projectId: number, act: PowerAct): BulkWish => ({
  projectId,
  label: vmText.actions[act],
  unit: vmText.unit,
  send: (id) => store.dispatch(powerCalls[act].initiate({ projectId, id })),
})

/** Deletes several servers. */
export const deleteWish = (projectId: number, way: DeleteWay): BulkWish => ({
  projectId,
  label: vmText.actions.deleteMany,
  unit: vmText.unit,
  send: (id) => store.dispatch(vmHostDelete.initiate({ projectId, id, Now: way === 'now' || undefined })),
  afterwards: way === 'bin' ? { label: vmText.list.bin, href: paths.vm.bin(projectId) } : undefined,
})
