import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { optionalIdFromText, optionalText, technical } from '../../fields.ts'
import { ProjectParams } from '../../params.ts'
import { LabelListItem, LabelsOfService, SetLabelsModel } from './labels.schemas.ts'

export const labelCalls = {
  labelList: defineCall({
    method: 'GET',
    path: '/api/my/portal/label/list',
    access: 'signedIn',
    tokens: 'anyScope',
    summary: 'List the labels that are in use',
    description: 'Ours. Of the services in all projects that the caller sees; what is used most stands first.',
    response: z.array(LabelListItem),
    provides: ['Label'],
  }),
  labelSet: defineCall({
    method: 'PUT',
    path: '/api/my/portal/label/set',
    access: 'signedIn',
    tokens: 'anyScope',
    summary: 'Give labels to services, or take them away',
    description:
      'Ours. For whoever may operate the project of each of them; all of them or none. A service has one value for each key, whatever the case of its letters.',
    body: SetLabelsModel,
    invalidates: ['Label', 'Order'],
  }),
  serviceLabelList: defineCall({
    method: 'GET',
    path: '/api/my/portal/{projectId}/label/service-list',
    access: 'project:read',
    summary: 'List the labels of the services of a project',
    description: 'Ours. Services without labels are left out.',
    params: ProjectParams,
    query: z.object({ ServiceType: optionalText(technical(50)), ServiceId: optionalIdFromText }),
    response: z.array(LabelsOfService),
    provides: ['Label'],
  }),
}
