import { z } from 'zod'
import { defineConfigSection } from '../../config.section.ts'
import { secret, variable, whole } from '../../config.variable.ts'
import type { CephSettings } from '../../engines/ceph/settings.ts'
import { CephFile, cephSettings } from './ceph.config.ts'

/** A datacenter's object storage, where it does not follow from its servers. */
type StorageSettings = { engine: 'sandbox' } | { engine: 'ceph'; settings: CephSettings }

declare module '../../config.ts' {
  interface Config {
    /** By the datacenter's id. */
    storage: Readonly<Record<string, StorageSettings>>
    /** Of the sandbox's object storage; 0: a free one. */
    sandboxStoragePort: number
  }
}

const StorageFile = z.discriminatedUnion('engine', [z.strictObject({ engine: z.literal('sandbox') }), CephFile])

export const storageConfig = defineConfigSection({
  variables: {
    SARV_SANDBOX_STORAGE_PORT: variable(
      whole(0, 65_535).default(3900),
      '3900',
      'Where the sandbox’s object storage answers S3, on this machine only; where the port is taken, and with 0, on a free one.',
    ),
    SARV_CEPH_SECRET: secret(z.string().optional(), 'the file’s', 'The secret key of Sarv on every Ceph.'),
  },
  file: {
    /** By the datacenter's id; absent: the sandbox where the servers are the sandbox's, else none. */
    storage: z.record(z.string().regex(/^\d+$/), StorageFile).default({}),
  },
  example: `storage:
  '1':
    engine: ceph
    endpoint: https://rgw.cloud.example.ir
    publicEndpoint: https://s3.example.ir
    accessKey: sarv
    secretKey: a secret
`,
  description: `- \`storage\` names a datacenter's object storage, by the same id: \`ceph\`, see [operators/ceph.md](operators/ceph.md), or
  \`sandbox\`. Without it a datacenter of the sandbox has the sandbox's, which keeps objects below \`SARV_DATA\`; others have none.
`,
  isSandbox: ({ storage }) => Object.values(storage).every(({ engine }) => engine === 'sandbox'),
  settings: ({ storage }, values, problems) => {
    const settingsOf = ([id, file]: [string, z.output<typeof StorageFile>]): [string, StorageSettings] =>
      file.engine === 'sandbox'
        ? [id, file]
        : [id, { engine: 'ceph', settings: cephSettings(file, `storage.${id}`, values.SARV_CEPH_SECRET, problems) }]
    return {
      storage: Object.fromEntries(Object.entries(storage).map(settingsOf)),
      sandboxStoragePort: values.SARV_SANDBOX_STORAGE_PORT ?? 0,
    }
  },
})
