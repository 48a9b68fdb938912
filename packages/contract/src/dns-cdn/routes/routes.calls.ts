import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ZoneItemParams, ZoneParams } from '../params.ts'
import { CdnRouteDetail, CdnRouteListItem, EditCdnRouteModel } from './routes.schemas.ts'

const path = '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/cdn-route'

export const routeCalls = {
  cdnRouteList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the CDN routes of a zone',
    params: ZoneParams,
    response: z.array(CdnRouteListItem),
    provides: ['CdnRoute'],
  }),
  cdnRouteGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a CDN route',
    params: ZoneItemParams,
    response: CdnRouteDetail,
    provides: ['CdnRoute'],
  }),
  cdnRouteEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a CDN route',
    params: ZoneItemParams,
    body: EditCdnRouteModel,
    response: Started,
    invalidates: ['CdnRoute', 'Operation'],
    dryRun: true,
  }),
  cdnRouteDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a CDN route',
    params: ZoneItemParams,
    response: Started,
    invalidates: ['CdnRoute', 'ProxyStatus', 'Operation'],
  }),
}
