import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { Incident, IncidentListItem, WebsiteAlarm } from './incidents.schemas.ts'

const path = '/api/my/portal'

export const incidentCalls = {
  websiteAlarmList: defineCall({
    method: 'GET',
    path: `${path}/website-alarm/list`,
    access: 'anyone',
    summary: 'List the announcements',
    description: 'What is going on or announced, the gravest first; `link` is a path of the portal.',
    response: z.array(WebsiteAlarm),
    provides: ['Incident'],
  }),
  incidentList: defineCall({
    method: 'GET',
    path: `${path}/incident/list`,
    access: 'anyone',
    summary: 'List incidents and maintenance of the last 90 days and to come',
    response: z.array(IncidentListItem),
    provides: ['Incident'],
  }),
  incidentGet: defineCall({
    method: 'GET',
    path: `${path}/incident/get/{id}`,
    access: 'anyone',
    summary: 'Read an incident with its updates',
    params: ItemParams,
    response: Incident,
    provides: ['Incident'],
  }),
}
