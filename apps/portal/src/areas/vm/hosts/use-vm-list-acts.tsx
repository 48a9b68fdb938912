import type { VmHostListItem } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import type { DeleteWay } from '../../../services/tell-deleted.ts'
import { useBulkActs } from '../../../services/use-bulk-acts.tsx'
import { useQuestion } from '../../../services/use-question.ts'
import { usePowerQuestion } from './use-power-question.tsx'
import { useVmActs } from './use-vm-acts.ts'
import type { PowerAct } from './vm-acts.ts'
import { useVmMarks } from './vm-marks.ts'

// Nobody needs them before they act.
export const DeleteOneVm = lazyDialog(async () => (await import('../host-bin/DeleteOneVm.tsx')).DeleteOneVm)
const DeleteVmDialog = lazyDialog(async () => (await import('../host-bin/DeleteVmDialog.tsx')).DeleteVmDialog)
const loadWishes = () => import('./vm-bulk.ts')

type Hosts = readonly VmHostListItem[]

/** What can be done from the list, with the dialogs and the summary that belong to it. */
export const useVmListActs = (projectId: number) => {
  const { ask } = useVmActs(projectId)
  const turnMark = useVmMarks(projectId)
  const bulk = useBulkActs()
  const power = usePowerQuestion()
  const [doomed, setDoomed] = useState<VmHostListItem>()
  const manyDoomed = useQuestion<{ hosts: Hosts; kept: Hosts }>()
  const powerMany = (act: PowerAct, hosts: Hosts) =>
    bulk.runAll(async () => (await loadWishes()).powerWish(projectId, act), hosts)
  const deleteMany = (way: DeleteWay, hosts: Hosts) =>
    bulk.runAll(async () => (await loadWishes()).deleteWish(projectId, way), hosts)

  const dialogs = (
    <>
      {power.dialog}
      {doomed && <DeleteOneVm projectId={projectId} host={doomed} onClose={() => setDoomed(undefined)} />}
      {manyDoomed.asked && (
        <DeleteVmDialog
          {...manyDoomed.asked}
          projectId={projectId}
          onClose={manyDoomed.close}
          onDelete={(way) => manyDoomed.accept(() => deleteMany(way, manyDoomed.asked?.hosts ?? []))}
        />
      )}
    </>
  )
  return {
    ofRow: {
      onPower: (act: PowerAct, host: VmHostListItem) => power.press(act, [host], () => ask(act, host)),
      onMark: turnMark,
      onDelete: setDoomed,
    },
    ofMany: {
      onPower: (act: PowerAct, hosts: Hosts, kept: Hosts) => power.press(act, hosts, () => powerMany(act, hosts), kept),
      onDelete: (hosts: Hosts, kept: Hosts) => manyDoomed.ask({ hosts, kept }),
    },
    dialogs,
    summary: bulk.summary,
  }
}
