import { useVmNetworkNodeDetachMutation, type VmNetworkNodeListItem } from '@sarv/client/vm.generated'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { nodesText } from './networks.fa.ts'

const text = nodesText.detachment

/** Takes a server out of a network; what has to be typed is the name of what one is not looking at. */
export const useDetachNode = (projectId: number, typed: 'server' | 'network') => {
  const [detach] = useVmNetworkNodeDetachMutation()
  return useDeleteDialog<VmNetworkNodeListItem>(({ id }) => detach({ projectId, id }), {
    words: {
      ...text,
      title: (_, { vmHost, vmNetwork }) => text.title(vmHost ?? '', vmNetwork ?? ''),
      thing: typed === 'server' ? text.serverThing : text.networkThing,
    },
    nameOf: ({ vmHost, vmNetwork }) => (typed === 'server' ? vmHost : vmNetwork) ?? '',
  })
}
