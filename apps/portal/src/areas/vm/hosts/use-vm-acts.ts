import {
  useVmHostRebootMutation,
  useVmHostResetMutation,
  useVmHostShutdownMutation,
  useVmHostStartMutation,
  useVmHostStopMutation,
} from '@sarv/client/vm.generated'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { vmText } from './hosts.fa.ts'
import type { PowerAct } from './vm-acts.ts'

interface AskedVm {
  id: number
  name: string | null
}

/** Each act on a server as a call. It is said at once that it has begun, and the same message tells its end. */
export const useVmActs = (projectId: number) => {
  const [start] = useVmHostStartMutation()
  const [shutdown] = useVmHostShutdownMutation()
  const [reboot] = useVmHostRebootMutation()
  const [stop] = useVmHostStopMutation()
  const [reset] = useVmHostResetMutation()
  const calls = { start, shutdown, reboot, stop, reset }

  /** Whether it was accepted, which is all that a screen has to know. */
  const ask = async (act: PowerAct, { id, name }: AskedVm): Promise<boolean> => {
    const { data, error } = await calls[act]({ projectId, id })
    if (!error) tellStarted(data, vmText.asked.power(vmText.actions[act], name ?? ''))
    return !error
  }
  return { ask }
}
