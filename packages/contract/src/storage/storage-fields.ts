import { z } from 'zod'
import { untouchedText } from '../digit-rules.ts'
import { opaque, technical } from '../fields.ts'
import { bucketNameForm } from './buckets/buckets.rules.ts'
import { isFolderKey, isPublicPrefix, objectKeyBytes, whyNotObjectKey } from './objects/objects.rules.ts'
import { bucketNameSentence, objectKeySentences } from './storage.fa.ts'

/** As every S3 store takes it: part of an address. */
export const BucketName = technical(63).min(3).regex(bucketNameForm, bucketNameSentence)

/** The name of an object that is there: programs made most of them, and stores take what the portal would not name so. */
export const ObjectKey = untouchedText()
  .min(1)
  .max(objectKeyBytes)
  .refine((key) => !key.includes('\0') && whyNotObjectKey(key) !== 'long', objectKeySentences.long)
  .describe('As the store lists it; at most 1,024 bytes of UTF-8')

/** The name that somebody gives to an object here, with its folders. */
export const NewObjectKey = untouchedText()
  .max(1024)
  .superRefine((key, context) => {
    const obstacle = whyNotObjectKey(key)
    if (obstacle) context.addIssue({ code: 'custom', message: objectKeySentences[obstacle] })
  })
  .describe('At most 1,024 bytes of UTF-8; no empty part, no . or .. as a part, no slash at the beginning')

/** A key that ends with a slash: what lies in a folder begins with it. */
export const FolderPrefix = ObjectKey.refine(isFolderKey, objectKeySentences.notFolder).describe(
  'A key that ends with a slash',
)
export const NewFolderPrefix = NewObjectKey.refine(isFolderKey, objectKeySentences.notFolder).describe(
  'A key that ends with a slash; as the key of a new object',
)

/** What keys begin with; an empty one is the whole bucket. */
export const KeyPrefix = untouchedText()
  .max(objectKeyBytes)
  .refine((prefix) => !prefix.includes('\0') && whyNotObjectKey(prefix) !== 'long', objectKeySentences.prefix)
  .describe('What the keys begin with; empty: all')

/** The prefix of a new rule. */
export const NewKeyPrefix = KeyPrefix.refine(
  (prefix) => prefix === '' || whyNotObjectKey(prefix) === undefined,
  objectKeySentences.prefix,
)

/** What is opened to everybody: a store's policy must not read it as a pattern. */
export const PublicPrefix = NewKeyPrefix.refine(isPublicPrefix, objectKeySentences.pattern).describe(
  'What the keys begin with, without *, ?, $ and "; empty: all',
)

export const UploadId = opaque(1024).describe('As beginning the upload answered it')
export const VersionId = opaque(256)
export const Bytes = z.int().min(0)

/** Who reads what is in a folder. */
export const folderAccess = {
  isPublic: z.boolean().describe('Anybody who knows an address in it can read what is there'),
  hasPublic: z.boolean().describe('Something in it is public'),
}
