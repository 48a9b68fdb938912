import { useVmHostEditLockMutation, type VmHostListItem } from '@sarv/client/vm.generated'
import { lazy, Suspense, useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { vmText } from './hosts.fa.ts'
import { useVmActs } from './use-vm-acts.ts'
import type { DeleteWay } from '../host-acts/use-vm-delete.ts'
import { usePowerQuestion } from './use-power-question.tsx'
import type { PowerAct } from './vm-acts.ts'
import type { BulkBatch, BulkWish } from '../host-acts/bulk-outcome.ts'

// Nobody needs them before they act.
const BulkSummary = lazy(async () => ({ default: (await import('../host-acts/BulkSummary.tsx')).BulkSummary }))
const DeleteOneVm = lazy(async () => ({ default: (await import('../host-acts/DeleteOneVm.tsx')).DeleteOneVm }))
const DeleteVmDialog = lazy(async () => ({ default: (await import('../host-acts/DeleteVmDialog.tsx')).DeleteVmDialog }))

type Hosts = readonly VmHostListItem[]

interface ManyDoomed {
  hosts: Hosts
  kept: Hosts
  /** Told whether they are being deleted. */
  answer: (isAccepted: boolean) => void
}

/** What was pressed and has to be asked about first. */
interface Questions {
  doomed?: VmHostListItem
  manyDoomed?: ManyDoomed
}

/** What can be done from the list, with the dialogs and the summary that belong to it. */
export const useVmListActs = (projectId: number) => {
  const { ask } = useVmActs(projectId)
  const changeLock = useLockChange(projectId)
  const { batch, setBatch, runAll } = useBatch(projectId)
  const power = usePowerQuestion()
  const [{ doomed, manyDoomed }, setQuestion] = useState<Questions>({})
  const close = () => setQuestion({})
  const closeMany = () => {
    manyDoomed?.answer(false)
    close()
  }
  const deleteMany = async ({ hosts, answer }: ManyDoomed, way: DeleteWay) => {
    const isAccepted = await runAll({ act: 'delete', label: vmText.actions.deleteMany, way }, hosts)
    // Answered before the dialog closes: closing it answers "no" to whoever still waits.
    if (isAccepted) answer(true)
    return isAccepted
  }

  const dialogs = (
    <Suspense>
      {power.dialog}
      {doomed && <DeleteOneVm projectId={projectId} host={doomed} onClose={close} />}
      {manyDoomed && (
        <DeleteVmDialog
          {...manyDoomed}
          projectId={projectId}
          onClose={closeMany}
          onDelete={(way) => deleteMany(manyDoomed, way)}
        />
      )}
    </Suspense>
  )
  return {
    ofRow: {
      onPower: (act: PowerAct, host: VmHostListItem) => power.press(act, [host], () => ask(act, host)),
      onLock: changeLock,
      onDelete: (host: VmHostListItem) => setQuestion({ doomed: host }),
    },
    ofMany: {
      onPower: (act: PowerAct, hosts: Hosts, kept: Hosts) =>
        power.press(act, hosts, () => runAll({ act, label: vmText.actions[act] }, hosts), kept),
      onDelete: (hosts: Hosts, kept: Hosts) =>
        new Promise<boolean>((answer) => setQuestion({ manyDoomed: { hosts, kept, answer } })),
    },
    dialogs,
    summary: batch && (
      <Suspense>
        <BulkSummary batch={batch} onChange={setBatch} onClose={() => setBatch(undefined)} />
      </Suspense>
    ),
  }
}

const useLockChange = (projectId: number) => {
  const [editLock] = useVmHostEditLockMutation()
  return async ({ id, name, isLocked = false }: VmHostListItem) => {
    const { error } = await editLock({ projectId, id, body: { isLocked: !isLocked } })
    if (!error) toast.success(isLocked ? vmText.asked.unlocked(name ?? '') : vmText.asked.locked(name ?? ''))
  }
}

const useBatch = (projectId: number) => {
  const [batch, setBatch] = useState<BulkBatch>()
  /** Whether any of them was accepted. */
  const runAll = async (wish: BulkWish, hosts: readonly VmHostListItem[]): Promise<boolean> => {
    const { startBatch } = await import('../host-acts/vm-bulk.ts')
    const started = await startBatch(projectId, wish, hosts)
    setBatch(started)
    return started.items.some(({ refusal }) => refusal === undefined)
  }
  return { batch, setBatch, runAll }
}
