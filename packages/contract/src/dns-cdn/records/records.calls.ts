import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ListQuery } from '../../params.ts'
import { ZoneItemParams, ZoneParams } from '../params.ts'
import { CreateDnsRecordModel, DnsRecordDetail, DnsRecordListItem, EditDnsRecordModel } from './records.schemas.ts'

const path = '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record'

export const recordCalls = {
  dnsRecordList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the records of a zone',
    params: ZoneParams,
    query: ListQuery,
    response: z.array(DnsRecordListItem),
    provides: ['DNSRecordSetting', 'ProxyStatus'],
  }),
  dnsRecordGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a DNS record',
    params: ZoneItemParams,
    response: DnsRecordDetail,
    provides: ['EditRecordDialog'],
  }),
  dnsRecordCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a DNS record',
    params: ZoneParams,
    body: CreateDnsRecordModel,
    response: Started,
    invalidates: ['DNSRecordSetting', 'CdnRoute', 'Operation'],
    dryRun: true,
  }),
  dnsRecordEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a DNS record',
    params: ZoneItemParams,
    body: EditDnsRecordModel,
    response: Started,
    invalidates: ['DNSRecordSetting', 'EditRecordDialog', 'CdnRoute', 'Operation'],
    dryRun: true,
  }),
  dnsRecordChangeProxy: defineCall({
    method: 'PUT',
    path: `${path}/change-proxy/{id}`,
    access: 'project:operate',
    summary: 'Turn the CDN of a record on or off',
    description: 'Flips useProxy.',
    params: ZoneItemParams,
    response: Started,
    invalidates: ['ProxyStatus', 'DNSRecordSetting', 'EditRecordDialog', 'CdnRoute', 'Operation'],
  }),
  dnsRecordDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a DNS record',
    params: ZoneItemParams,
    response: Started,
    invalidates: ['DNSRecordSetting', 'CdnRoute', 'Operation'],
    stepUp: 'inBulk',
  }),
}
