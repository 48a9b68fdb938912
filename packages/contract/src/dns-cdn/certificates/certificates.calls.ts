import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ZoneParams } from '../params.ts'
import { CdnCertificate, CreateCdnEdgeUserCertModel, CreateCdnOriginUserCertModel } from './certificates.schemas.ts'

const path = '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}'

export const certificateCalls = {
  originCertGet: defineCall({
    method: 'GET',
    path: `${path}/origin-cert/get`,
    access: 'project:read',
    summary: 'Read the origin certificate of the platform',
    description: '404 when there is none.',
    params: ZoneParams,
    response: CdnCertificate,
    provides: ['CdnCert'],
  }),
  edgeCertGet: defineCall({
    method: 'GET',
    path: `${path}/edge-cert/get`,
    access: 'project:read',
    summary: 'Read the edge certificate of the platform',
    description: '404 when there is none.',
    params: ZoneParams,
    response: CdnCertificate,
    provides: ['CdnCert'],
  }),
  originCertGetUserCert: defineCall({
    method: 'GET',
    path: `${path}/origin-cert/get-user-cert`,
    access: 'project:read',
    summary: 'Read the uploaded origin certificate',
    description: '404 when there is none.',
    params: ZoneParams,
    response: CdnCertificate,
    provides: ['CdnCert'],
    personal: true,
  }),
  edgeCertGetUserCert: defineCall({
    method: 'GET',
    path: `${path}/edge-cert/get-user-cert`,
    access: 'project:read',
    summary: 'Read the uploaded edge certificate',
    description: '404 when there is none.',
    params: ZoneParams,
    response: CdnCertificate,
    provides: ['CdnCert'],
    personal: true,
  }),
  edgeCertCreate: defineCall({
    method: 'POST',
    path: `${path}/edge-cert/create`,
    access: 'project:operate',
    summary: 'Request or renew the edge certificate of the platform',
    params: ZoneParams,
    response: Started,
    invalidates: ['CdnCert', 'Operation'],
    dryRun: true,
  }),
  originCertCreateUserCert: defineCall({
    method: 'POST',
    path: `${path}/origin-cert/create-user-cert`,
    access: 'project:operate',
    summary: 'Upload an origin certificate',
    params: ZoneParams,
    body: CreateCdnOriginUserCertModel,
    response: Started,
    invalidates: ['CdnCert', 'Operation'],
  }),
  edgeCertCreateUserCert: defineCall({
    method: 'POST',
    path: `${path}/edge-cert/create-user-cert`,
    access: 'project:operate',
    summary: 'Upload an edge certificate',
    params: ZoneParams,
    body: CreateCdnEdgeUserCertModel,
    response: Started,
    invalidates: ['CdnCert', 'Operation'],
  }),
}
