import { z } from 'zod'
import { cdnLbPolicy } from '../../enums.ts'
import { HostName, answeredEnum, enumId, technical } from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'

/** A host or address, with its port, or a URL without path. */
const OriginAddress = technical(300).regex(/^(?:https?:\/\/)?[A-Za-z0-9.\-[\]:]+\/?$/, text.origin)

export const CdnRouteListItem = z
  .object({
    id: z.int(),
    host: z.string().nullable(),
    path: z.string().nullable(),
    cdnLbPolicy: z.string().nullable(),
    maxConnectionsPerServer: z.int().optional(),
  })
  .meta({ id: 'CdnRouteListItem' })
export type CdnRouteListItem = z.infer<typeof CdnRouteListItem>

export const CdnDestination = z
  .object({
    address: z.string().describe('Origin address, host:port or URL'),
  })
  .meta({ id: 'CdnDestination' })
export type CdnDestination = z.infer<typeof CdnDestination>

export const CdnRouteDetail = z
  .object({
    id: z.int(),
    dnsCdnHostId: z.int(),
    host: z.string().nullable(),
    maxConnectionsPerServer: z.int(),
    cdnLbPolicyId: answeredEnum(cdnLbPolicy),
    acceptDangerCert: z.boolean().describe('Connect even if the origin certificate is invalid'),
    destinations: z.array(CdnDestination).nullable(),
  })
  .meta({ id: 'CdnRouteDetail' })
export type CdnRouteDetail = z.infer<typeof CdnRouteDetail>

export const EditCdnRouteModel = z
  .object({
    host: HostName,
    cdnLbPolicyId: enumId(cdnLbPolicy),
    maxConnectionsPerServer: z.int().min(1).max(100_000),
    acceptDangerCert: z.boolean().default(false).describe('Connect even if the certificate of the origin is invalid'),
    destinations: z
      .array(z.object({ address: OriginAddress }))
      .min(1)
      .max(50),
  })
  .meta({ id: 'EditCdnRouteModel' })
export type EditCdnRouteModel = z.infer<typeof EditCdnRouteModel>
