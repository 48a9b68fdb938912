import { z } from 'zod'
import { ServiceUrl } from '../../config.service-url.ts'
import type { CephSettings } from '../../engines/ceph/settings.ts'

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** A datacenter's object storage on Ceph; see `docs/operators/ceph.md`. */
export const CephFile = z.strictObject({
  engine: z.literal('ceph'),
  endpoint: ServiceUrl.transform(withoutSlash),
  /** Where customers reach it, if that is elsewhere. */
  publicEndpoint: ServiceUrl.transform(withoutSlash).optional(),
  region: z.string().min(1).default('default'),
  accessKey: z.string().min(1),
  secretKey: z.string().min(1).optional(),
  userPrefix: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,15}-$/, 'must be up to 16 letters and digits and end in a hyphen')
    .default('sarv-'),
})

/** With its secret in place; `problems` grows by what is missing. */
export const cephSettings = (
  file: z.output<typeof CephFile>,
  path: string,
  givenSecret: string | undefined,
  problems: string[],
): CephSettings => {
  const { endpoint, publicEndpoint = endpoint, region, accessKey, userPrefix } = file
  const secretKey = givenSecret ?? file.secretKey
  if (secretKey === undefined) problems.push(`SARV_CEPH_SECRET is not set, and the file has no secretKey for ${path}`)
  return { endpoint, publicEndpoint, region, accessKey, secretKey: secretKey ?? '', userPrefix }
}
