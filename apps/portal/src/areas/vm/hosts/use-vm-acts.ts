import { useOperationCancelMutation, useOperationRetryMutation } from '@sarv/client/portal.generated'
import {
  useVmHostRebootMutation,
  useVmHostResetMutation,
  useVmHostShutdownMutation,
  useVmHostStartMutation,
  useVmHostStopMutation,
} from '@sarv/client/vm.generated'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { vmText } from './hosts.fa.ts'
import type { PowerAct } from './vm-acts.ts'

/** Each act on a server as a call. Its row and its page show at once what was asked for, and its end is told. */
export const useVmActs = (projectId: number) => {
  const [start] = useVmHostStartMutation()
  const [shutdown] = useVmHostShutdownMutation()
  const [reboot] = useVmHostRebootMutation()
  const [stop] = useVmHostStopMutation()
  const [reset] = useVmHostResetMutation()
  const calls = { start, shutdown, reboot, stop, reset }

  /** Whether it was accepted, which is all that a screen has to know. */
  const ask = async (act: PowerAct, { id }: { id: number }): Promise<boolean> => {
    const { error } = await calls[act]({ projectId, id })
    return !error
  }
  return { ask }
}

/** Trying a failed operation again, and taking a running one back. */
export const useOperationActs = () => {
  const [retryCall, { isLoading: isRetrying }] = useOperationRetryMutation()
  const [cancelCall, { isLoading: isCancelling }] = useOperationCancelMutation()

  const retry = async (id: number): Promise<boolean> => {
    const { data, error } = await retryCall({ id })
    if (!error) tellStarted(data, vmText.asked.retry)
    return !error
  }
  const cancel = async (id: number): Promise<boolean> => {
    const { error } = await cancelCall({ id })
    if (!error) toast.info(vmText.asked.cancel)
    return !error
  }
  return { retry, isRetrying, cancel, isCancelling }
}
