import { z } from 'zod'
import { defineConfigSection } from '../../config.section.ts'
import { secret } from '../../config.variable.ts'
import type { OpenStackSettings } from '../../engines/openstack/settings.ts'
import { OpenStackFile, openStackSettings } from './openstack.config.ts'

/** A datacenter's engine, where it is not the catalogue's own. */
export type DatacenterSettings = { engine: 'sandbox' } | { engine: 'openstack'; settings: OpenStackSettings }

declare module '../../config.ts' {
  interface Config {
    /** By the datacenter's id. */
    datacenters: Readonly<Record<string, DatacenterSettings>>
  }
}

const DatacenterFile = z.discriminatedUnion('engine', [z.strictObject({ engine: z.literal('sandbox') }), OpenStackFile])

export const vmConfig = defineConfigSection({
  variables: {
    SARV_OPENSTACK_SECRET: secret(
      z.string().optional(),
      'the file’s',
      'The password or application credential secret of every OpenStack datacenter.',
    ),
  },
  file: {
    /** By the datacenter's id in the catalogue, where its engine is not the catalogue's own. */
    datacenters: z.record(z.string().regex(/^\d+$/), DatacenterFile).default({}),
  },
  example: `datacenters:
  '1':
    engine: openstack
    authUrl: https://cloud.example.ir:5000/v3
    username: sarv
    password: a secret
    publicNetwork: internet
    images: { ubuntu-24.04: Ubuntu 24.04 LTS }
  '2': { engine: sandbox }
`,
  description: `- \`datacenters\` gives a datacenter of the catalogue, by its id, another engine than the catalogue does; what \`openstack\`
  needs is in [operators/openstack.md](operators/openstack.md).
`,
  isSandbox: ({ datacenters }) => Object.values(datacenters).every(({ engine }) => engine === 'sandbox'),
  settings: ({ datacenters }, values, problems) => {
    const settingsOf = ([id, file]: [string, z.output<typeof DatacenterFile>]): [string, DatacenterSettings] => {
      if (file.engine === 'sandbox') return [id, file]
      const settings = openStackSettings(file, `datacenters.${id}`, values.SARV_OPENSTACK_SECRET, problems)
      return [id, { engine: 'openstack', settings }]
    }
    return { datacenters: Object.fromEntries(Object.entries(datacenters).map(settingsOf)) }
  },
})
