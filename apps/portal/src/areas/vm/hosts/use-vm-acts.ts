import { useOperationCancelMutation, useOperationRetryMutation } from '@sarv/client/portal.generated'
import {
  useVmHostDeleteMutation,
  useVmHostRebootMutation,
  useVmHostResetMutation,
  useVmHostShutdownMutation,
  useVmHostStartMutation,
  useVmHostStopMutation,
} from '@sarv/client/vm.generated'
import { toast } from '../../../ui/toast.ts'
import { vmText } from './hosts.fa.ts'
import type { VmAct } from './vm-acts.ts'

export interface ActedOn {
  id: number
  name: string | null
}

/** Each act on a server as a call; whether it was accepted, which is all that a screen has to know. */
export const useVmActs = (projectId: number) => {
  const [start] = useVmHostStartMutation()
  const [shutdown] = useVmHostShutdownMutation()
  const [reboot] = useVmHostRebootMutation()
  const [stop] = useVmHostStopMutation()
  const [reset] = useVmHostResetMutation()
  const [remove] = useVmHostDeleteMutation()
  const calls = { start, shutdown, reboot, stop, reset, delete: remove }

  const send = async (act: VmAct, id: number): Promise<boolean> => {
    const { error } = await calls[act]({ projectId, id })
    return !error
  }

  /** Its row and its page show at once what was asked for, and its end is told; a delete leaves neither. */
  const ask = async (act: VmAct, { id, name }: ActedOn): Promise<boolean> => {
    const isAccepted = await send(act, id)
    if (isAccepted && act === 'delete') toast.info(vmText.asked.delete(name ?? ''))
    return isAccepted
  }

  /** One operation for each server, one sentence about all of them. */
  const askAll = async (act: VmAct, hosts: readonly ActedOn[], actName: string): Promise<boolean> => {
    const accepted = await Promise.all(hosts.map(({ id }) => send(act, id)))
    const failed = hosts.filter((_, index) => !accepted[index]).map(({ name }) => name ?? '')
    if (failed.length === 0) toast.info(vmText.bulk.started(hosts.length, actName))
    else toast.warning(vmText.bulk.someFailed(failed, hosts.length - failed.length))
    return failed.length < hosts.length
  }

  return { ask, askAll }
}

/** Trying a failed operation again, and taking a running one back. */
export const useOperationActs = () => {
  const [retryCall, { isLoading: isRetrying }] = useOperationRetryMutation()
  const [cancelCall, { isLoading: isCancelling }] = useOperationCancelMutation()

  const retry = async (id: number): Promise<boolean> => {
    const { error } = await retryCall({ id })
    if (!error) toast.info(vmText.asked.retry)
    return !error
  }
  const cancel = async (id: number): Promise<boolean> => {
    const { error } = await cancelCall({ id })
    if (!error) toast.info(vmText.asked.cancel)
    return !error
  }
  return { retry, isRetrying, cancel, isCancelling }
}
