import { z } from 'zod'
import { CertificatePem, PrivateKeyPem, WireDateTime } from '../../fields.ts'

export const CdnCertificate = z
  .object({
    issuer: z.string().nullish(),
    commonName: z.string().nullish(),
    expirationDate: WireDateTime.nullish(),
  })
  .meta({ id: 'CdnCertificate' })
export type CdnCertificate = z.infer<typeof CdnCertificate>

export const CreateCdnOriginUserCertModel = z
  .object({
    keyPem: PrivateKeyPem,
    certPem: CertificatePem,
  })
  .meta({ id: 'CreateCdnOriginUserCertModel' })
export type CreateCdnOriginUserCertModel = z.infer<typeof CreateCdnOriginUserCertModel>

export const CreateCdnEdgeUserCertModel = z
  .object({
    keyPem: PrivateKeyPem,
    certPem: CertificatePem,
  })
  .meta({ id: 'CreateCdnEdgeUserCertModel' })
export type CreateCdnEdgeUserCertModel = z.infer<typeof CreateCdnEdgeUserCertModel>
