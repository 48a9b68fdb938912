import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathId } from '../../fields.ts'
import { ProjectParams } from '../../params.ts'
import { VmImageListItem } from './images.schemas.ts'

export const vmImageCalls = {
  vmImageList: defineCall({
    method: 'GET',
    path: '/api/my/vm/{projectId}/image/list',
    access: 'project:read',
    summary: 'List the operating system images of a product',
    params: ProjectParams,
    query: z.object({ ProductId: PathId }),
    response: z.array(VmImageListItem),
    provides: ['Catalog'],
  }),
}
