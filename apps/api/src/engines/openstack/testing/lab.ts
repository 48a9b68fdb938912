import { readFileSync } from 'node:fs'
import type { OpenStackSettings } from '../settings.ts'

/** What the lab wrote about itself when it came up; see `engines/openstack-lab`. */
export interface Lab {
  authUrl: string
  region: string
  username: string
  password: string
  userDomain: string
  projectDomain: string
  homeProject: string
  zones: string[]
  publicNetwork: string
  externalNetwork: string
  volumeType: string
  /** None when it was started without. */
  balancers?: 'ovn'
  images: string[]
}

export const readLab = (): Lab => JSON.parse(readFileSync(process.env['SARV_LAB'] ?? '', 'utf8')) as Lab

/** `fake`: Nova's own driver without machines; `tcg`: real guests, emulated. */
export const labZone = (): string => process.env['SARV_LAB_ZONE'] ?? 'fake'

export const labSettings = (lab: Lab, changes: Partial<OpenStackSettings> = {}): OpenStackSettings => ({
  authUrl: lab.authUrl,
  region: lab.region,
  interface: 'public',
  login: {
    kind: 'password',
    username: lab.username,
    password: lab.password,
    userDomain: lab.userDomain,
    project: lab.homeProject,
    projectDomain: lab.projectDomain,
  },
  projectPrefix: 'sarv-',
  availabilityZone: labZone(),
  publicNetwork: lab.publicNetwork,
  externalNetwork: lab.externalNetwork,
  volumeType: lab.volumeType,
  ...(lab.balancers && { balancers: lab.balancers }),
  quotas: {},
  images: {},
  ...changes,
})
