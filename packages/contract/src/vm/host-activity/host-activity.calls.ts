import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { VmHostParams } from '../params.ts'
import { VmHostActivityItem } from './host-activity.schemas.ts'

export const vmHostActivityCalls = {
  vmHostActivityList: defineCall({
    method: 'GET',
    path: '/api/my/vm/{projectId}/host/{vmHostId}/activity/list',
    access: 'project:read',
    summary: 'List what people did with a server, the newest first',
    params: VmHostParams,
    response: z.array(VmHostActivityItem),
    provides: ['VmHost'],
  }),
}
