import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import type { StorageSubject } from './storage.fixture.ts'

const done = async () => undefined
const none = async () => undefined
const changedAt = new Date(0)
/** Nobody listens there. */
const endpoint = 'http://127.0.0.1:9'
const link = async () => `${endpoint}/nothing`

/** Takes every order, does nothing, and has nothing to show. */
export const silentStorage: StorageEngine = {
  isSandbox: true,
  connection: { endpoint, region: 'nowhere' },
  putSpace: done,
  getSpace: none,
  listSpaces: async () => ({ tags: [] }),
  suspendSpace: done,
  resumeSpace: done,
  deleteSpace: done,
  getUsage: async () => [],
  createKey: async () => ({ secretKey: 'made-up' }),
  listKeys: async () => [],
  deleteKey: done,
  createBucket: done,
  isNameTaken: async () => false,
  listBuckets: async () => [],
  deleteBucket: done,
  getBucket: none,
  lostGuards: async () => [],
  restoreGuards: async () => [],
  setVersions: done,
  setLifecycle: done,
  setCors: done,
  setPublicPrefixes: done,
  listObjects: async () => ({ folders: [], objects: [] }),
  searchObjects: async () => ({ folders: [], objects: [] }),
  listVersions: async () => ({ versions: [] }),
  sumByFolder: async () => ({ sums: [], isComplete: true }),
  getObject: none,
  deleteObjects: async () => [],
  copyObject: done,
  putEmptyObject: done,
  linkToGet: link,
  linkToPut: link,
  beginUpload: async (_place, { key }) => ({ key, uploadId: 'made-up' }),
  linksToParts: async (_place, { numbers }) => numbers.map((number) => ({ number, url: `${endpoint}/${number}` })),
  listParts: async () => [],
  completeUpload: done,
  abortUpload: done,
  listUploads: async () => [],
}

/** Does nothing either, but says of whatever it is asked about that it is there and well. */
export const pretendingStorage: StorageEngine = {
  ...silentStorage,
  getSpace: async (tag) => ({
    tag,
    name: 'space 1',
    maxBytes: 1,
    maxObjects: 1,
    maxBuckets: 1,
    isSuspended: false,
  }),
  getBucket: async () => ({
    hasVersions: false,
    lifecycle: [],
    otherLifecycle: [],
    cors: [],
    otherCors: [],
    publicPrefixes: [],
    hasOtherPolicy: false,
  }),
  getObject: async (_place, key) => ({ key, bytes: 1, etag: 'x', changedAt, contentType: 'text/plain', metadata: {} }),
}

export const storageSubjectOf = (engine: StorageEngine) => async (): Promise<StorageSubject> => ({
  engine,
  openAnother: async () => engine,
  ownKeyOf: async () => ({ accessKey: 'made-up', secretKey: 'made-up' }),
  portalOrigin: 'https://portal.example.ir',
  patienceMs: 10,
  close: async () => {},
})
