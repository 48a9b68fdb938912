import { useVmImageListQuery } from '@sarv/client/vm.generated'
import { productCategory } from '@sarv/contract/enums'
import type { SystemImage } from './image-groups.ts'

/** The images that a server can be made of. */
export const useImages = (projectId: number) => useVmImageListQuery({ projectId, ProductId: productCategory.id.vm })

/** The one that is chosen; `undefined` while none is, or while they are read. */
export const useChosenImage = (projectId: number, vmImageId: number | null): SystemImage | undefined =>
  useImages(projectId).data?.find(({ id }) => id === vmImageId)
