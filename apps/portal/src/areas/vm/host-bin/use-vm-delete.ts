import { useVmHostDeleteMutation, vmHostBinApi } from '@sarv/client/vm.generated'
import { tellDeleted, type DeleteWay } from '../../../services/tell-deleted.ts'
import { store } from '../../../shell/store.ts'

interface DeletedVm {
  id: number
  name: string | null
}

/** Deletes a server, and offers to take that back where it can be; whether it was accepted. */
export const useVmDelete = (projectId: number) => {
  const [remove] = useVmHostDeleteMutation()
  return async ({ id, name }: DeletedVm, way: DeleteWay): Promise<boolean> => {
    const { data, error } = await remove({ projectId, id, Now: way === 'now' || undefined })
    if (error) return false
    const restore = () => store.dispatch(vmHostBinApi.endpoints.vmHostRestore.initiate({ projectId, id }))
    tellDeleted(data, way, name ?? '', restore)
    return true
  }
}
