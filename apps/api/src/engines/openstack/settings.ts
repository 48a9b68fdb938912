/** How Sarv signs in to the cloud. An application credential belongs to one project of the cloud and never leaves it. */
export type OpenStackLogin =
  | {
      kind: 'password'
      username: string
      password: string
      userDomain: string
      /** Where Sarv is at home: a project in which it is administrator. */
      project: string
      projectDomain: string
    }
  | { kind: 'applicationCredential'; id: string; secret: string }

/** What of one datacenter is known before it is asked. */
export interface OpenStackSettings {
  /** `https://cloud.example.ir:5000/v3` */
  authUrl: string
  region: string
  interface: 'public' | 'internal' | 'admin'
  login: OpenStackLogin
  /** Before the id of a Sarv project in the name of its OpenStack project: two Sarvs on one cloud differ in it. */
  projectPrefix: string
  /** Where servers are built; absent: wherever the cloud puts them. */
  availabilityZone?: string
  /** The network on which servers have their public addresses, by name or id. */
  publicNetwork: string
  /** The network that routers have their public addresses of, by name or id; absent: there are no routers. */
  externalNetwork?: string
  /** Which of Octavia's providers makes load balancers; absent: there are none. */
  balancers?: 'ovn' | 'amphora'
  /** Absent: the cloud's own default. */
  volumeType?: string
  /** Quotas of every OpenStack project that is made; what is not named is unlimited, since Sarv keeps limits itself. */
  quotas: Partial<Record<'cores' | 'ramGb' | 'instances' | 'gigabytes' | 'volumes' | 'ports' | 'networks', number>>
  /** The most that Sarv takes of this cloud in all; absent: what the cloud has. */
  room?: { vcpus: number; memoryGb: number; diskGb: number }
  /** Names of images in the cloud, by the name that the catalogue has for them; absent: the same. */
  images: Readonly<Record<string, string>>
}
