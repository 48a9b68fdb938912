import { z } from 'zod'
import { defineConfigSection } from '../../config.section.ts'
import { ServiceUrl } from '../../config.service-url.ts'
import { secret } from '../../config.variable.ts'
import type { S3FilesSettings } from '../../engines/files/s3.ts'

declare module '../../config.ts' {
  interface Config {
    /** Where files of tickets are kept; undefined: below the data folder. */
    files: S3FilesSettings | undefined
  }
}

export const portalConfig = defineConfigSection({
  variables: {
    SARV_FILES_SECRET: secret(z.string().optional(), 'the file’s', 'The secret key of the bucket that `files` names.'),
  },
  file: {
    files: z
      .strictObject({
        endpoint: ServiceUrl.transform((url) => url.replace(/\/+$/, '')),
        region: z.string().min(1).default('default'),
        bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
        accessKey: z.string().min(1),
        secretKey: z.string().min(1).optional(),
      })
      .optional(),
  },
  example: `files:
  endpoint: https://s3.example.ir
  bucket: sarv-files
  accessKey: sarv-files
  secretKey: a secret
`,
  description: `- \`files\` is the private bucket of an S3 that keeps what customers attach to tickets. Without it they are kept below \`SARV_DATA\`,
  which several machines must then share.
`,
  isSandbox: ({ files }) => files === undefined,
  settings: ({ files }, values, problems) => {
    if (!files) return { files: undefined }
    const secretKey = values.SARV_FILES_SECRET ?? files.secretKey
    if (secretKey === undefined) problems.push('SARV_FILES_SECRET is not set, and the file has no secretKey for files')
    return { files: { ...files, secretKey: secretKey ?? '' } }
  },
})
