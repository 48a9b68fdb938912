import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { OperatorReasonModel } from '../operator-customers/operator-customers.schemas.ts'
import {
  OperatorDatacenter,
  OperatorIncident,
  OperatorIncidentEditModel,
  OperatorIncidentModel,
  OperatorIncidentUpdateModel,
} from './operator-incidents.schemas.ts'

const path = '/api/operator/incident'

export const operatorIncidentCalls = {
  operatorDatacenterList: defineCall({
    method: 'GET',
    path: '/api/operator/datacenter/list',
    access: 'operator',
    summary: 'List the datacenters',
    response: z.array(OperatorDatacenter),
  }),
  operatorIncidentList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:incidents',
    summary: 'List incidents and maintenance, those that nobody sees yet among them',
    response: z.array(OperatorIncident),
    provides: ['OperatorIncident'],
  }),
  operatorIncidentCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'operator:incidents',
    summary: 'Publish an incident or a maintenance, now or at a time',
    body: OperatorIncidentModel,
    response: Started,
    invalidates: ['OperatorIncident'],
  }),
  operatorIncidentEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'operator:incidents',
    summary: 'Change what was published and is not over',
    params: ItemParams,
    body: OperatorIncidentEditModel,
    response: Started,
    invalidates: ['OperatorIncident'],
  }),
  operatorIncidentUpdate: defineCall({
    method: 'POST',
    path: `${path}/update/{id}`,
    access: 'operator:incidents',
    summary: 'Tell how it stands, or that it is over',
    params: ItemParams,
    body: OperatorIncidentUpdateModel,
    invalidates: ['OperatorIncident'],
  }),
  operatorIncidentWithdraw: defineCall({
    method: 'PUT',
    path: `${path}/withdraw/{id}`,
    access: 'operator:incidents',
    summary: 'Take back what was published by mistake',
    params: ItemParams,
    body: OperatorReasonModel,
    invalidates: ['OperatorIncident'],
  }),
}
