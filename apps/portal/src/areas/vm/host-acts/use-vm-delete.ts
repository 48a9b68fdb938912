import { useVmHostDeleteMutation } from '@sarv/client/vm.generated'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { takeBack } from './take-back.ts'
import { vmDeleteText as text } from './vm-delete.fa.ts'

export type DeleteWay = 'bin' | 'now'

interface DeletedVm {
  id: number
  name: string | null
}

/** Deletes a server, and offers to take that back where it can be; whether it was accepted. */
export const useVmDelete = (projectId: number) => {
  const [remove] = useVmHostDeleteMutation()
  return async ({ id, name: given }: DeletedVm, way: DeleteWay): Promise<boolean> => {
    const { data, error } = await remove({ projectId, id, Now: way === 'now' || undefined })
    if (error) return false
    const name = given ?? ''
    const { operationId } = data
    if (way === 'now') tellStarted(data, text.deleted(name))
    else {
      const takeItBack = () => takeBack({ projectId, id, name, operationId })
      tellStarted(data, text.binned(name), { action: { label: text.takeBack, run: takeItBack } })
    }
    return true
  }
}
