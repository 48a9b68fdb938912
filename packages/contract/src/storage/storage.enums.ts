import { defineEnum } from '../define-enum.ts'
import * as fa from './storage.enums.fa.ts'

/** What programs may do with a key. None of them opens a bucket to the public. */
export const storageKeyRights = defineEnum(fa.storageKeyRights, {
  read: { id: 1, tone: 'neutral' },
  readWrite: { id: 2, tone: 'warning' },
})
