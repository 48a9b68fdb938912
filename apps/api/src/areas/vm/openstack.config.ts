import { z } from 'zod'
import { ServiceUrl } from '../../config.service-url.ts'
import type { OpenStackSettings } from '../../engines/openstack/settings.ts'

const Bound = z.int().min(0)

/** A datacenter that runs OpenStack; see `docs/operators/openstack.md`. */
export const OpenStackFile = z.strictObject({
  engine: z.literal('openstack'),
  authUrl: ServiceUrl.transform((url) => url.replace(/\/+$/, '')),
  region: z.string().min(1).default('RegionOne'),
  interface: z.enum(['public', 'internal', 'admin']).default('public'),
  /** A user with a password, or else an application credential. */
  username: z.string().min(1).optional(),
  password: z.string().min(1).optional(),
  userDomain: z.string().min(1).default('Default'),
  project: z.string().min(1).default('sarv'),
  projectDomain: z.string().min(1).default('Default'),
  applicationCredentialId: z.string().min(1).optional(),
  applicationCredentialSecret: z.string().min(1).optional(),
  projectPrefix: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,15}-$/, 'must be up to 16 letters and digits and end in a hyphen')
    .default('sarv-'),
  availabilityZone: z.string().min(1).optional(),
  publicNetwork: z.string().min(1),
  externalNetwork: z.string().min(1).optional(),
  volumeType: z.string().min(1).optional(),
  balancers: z.enum(['ovn', 'amphora']).optional(),
  quotas: z
    .strictObject({
      cores: Bound,
      ramGb: Bound,
      instances: Bound,
      gigabytes: Bound,
      volumes: Bound,
      ports: Bound,
      networks: Bound,
    })
    .partial()
    .default({}),
  room: z.strictObject({ vcpus: Bound, memoryGb: Bound, diskGb: Bound }).optional(),
  images: z.record(z.string(), z.string().min(1)).default({}),
})

type FromFile = z.output<typeof OpenStackFile>

const loginOf = (file: FromFile, secret: string): OpenStackSettings['login'] =>
  file.applicationCredentialId === undefined
    ? {
        kind: 'password',
        username: file.username ?? '',
        password: secret,
        userDomain: file.userDomain,
        project: file.project,
        projectDomain: file.projectDomain,
      }
    : { kind: 'applicationCredential', id: file.applicationCredentialId, secret }

/** With its secret in place; `problems` grows by what is missing. */
export const openStackSettings = (
  file: FromFile,
  path: string,
  givenSecret: string | undefined,
  problems: string[],
): OpenStackSettings => {
  const { username, applicationCredentialId: credential } = file
  if ((username === undefined) === (credential === undefined))
    problems.push(`${path} needs either a username or an applicationCredentialId`)
  const secret = givenSecret ?? file.password ?? file.applicationCredentialSecret
  if (secret === undefined) problems.push(`SARV_OPENSTACK_SECRET is not set, and the file has no password for ${path}`)
  const { authUrl, region, interface: wanted, projectPrefix, publicNetwork, quotas, images } = file
  return {
    authUrl,
    region,
    interface: wanted,
    login: loginOf(file, secret ?? ''),
    projectPrefix,
    publicNetwork,
    quotas: Object.fromEntries(Object.entries(quotas).filter(([, bound]) => bound !== undefined)),
    images,
    ...(file.availabilityZone && { availabilityZone: file.availabilityZone }),
    ...(file.externalNetwork && { externalNetwork: file.externalNetwork }),
    ...(file.volumeType && { volumeType: file.volumeType }),
    ...(file.balancers && { balancers: file.balancers }),
    ...(file.room && { room: file.room }),
  }
}
