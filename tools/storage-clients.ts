import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorageEngine } from '../apps/api/src/ports/storage/storage.engine.ts'
import { spaceTag } from '../apps/api/src/ports/storage/spaces.engine.ts'
import { serviceStatus } from '../packages/contract/src/enums.ts'
import type { StorageKeySecret } from '../packages/contract/src/storage/bucket-keys/bucket-keys.schemas.ts'
import type { StorageHostDetail } from '../packages/contract/src/storage/buckets/buckets.schemas.ts'
import { clientSources, runProgram as run } from './client-programs.ts'
import { installPackage } from './debian-packages.mjs'

const script = join(clientSources, 'storage.py')

const must = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what)
}

/** A bucket as a customer's program knows it. */
interface Connection {
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

/** A Sarv with object storage, sandbox or real, as a customer meets it. */
export interface StorageShop {
  projectId: number
  /** The same store, asked by the test itself. */
  engine: StorageEngine
  /** Answers the id of what was ordered, once it is there. */
  order(path: string, body: object): Promise<number>
  ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>
}

interface Tools {
  /** The folder with boto3's python3, the aws cli and s3cmd. */
  python: string
  work: string
  /** Of the programs, besides what they need: what the connect card tells them for this store. */
  env?: Record<string, string>
  note: (end: 'passed' | 'skipped', what: string) => void
}

const { signal } = new AbortController()

/** Order of a bucket and of a key that writes, through the API; with what its owner sees when a program has been at it. */
const orderBucket = async ({ projectId, engine, order, ask }: StorageShop) => {
  const path = `/storage/${projectId}/host`
  const wanted = { name: `clients-${randomBytes(6).toString('hex')}`, isPredefined: false, disk: 50 }
  const id = await order(`${path}/create`, wanted)
  const { endpoint, region, name } = await ask<StorageHostDetail>('GET', `${path}/get/${id}`)
  const key = await ask<StorageKeySecret>('POST', `${path}/${id}/key/create`, { name: 'clients' })
  if (!endpoint || !region || !name || !key.accessKey || !key.secretKey) throw new Error('the bucket has no connection')
  const to: Connection = { endpoint, region, bucket: name, accessKey: key.accessKey, secretKey: key.secretKey }
  const place = { spaceTag: spaceTag(projectId, id), bucket: name }
  return {
    to,
    /** The bucket is its owner's as before: closed, guarded, alone in its space. */
    mustBeWhole: async () => {
      const owned = (await engine.listBuckets(place.spaceTag, signal)).map(({ bucket }) => bucket)
      must(owned.join() === name, `the space of ${name} has the buckets ${owned.join()}`)
      const lost = await engine.lostGuards(place, signal)
      must(lost.length === 0, `${name} has lost ${lost.join()}`)
      must((await fetch(`${endpoint}/${name}`)).status === 403, `${name} answers strangers`)
      const put = await fetch(`${endpoint}/${name}/by-anyone.txt`, { method: 'PUT', body: 'x' })
      must(put.status === 403, `${name} takes files of strangers`)
      const detail = await ask<StorageHostDetail>('GET', `${path}/get/${id}`)
      must(detail.statusId === serviceStatus.id.active && detail.isPublic === false, `${name} is not as it was`)
    },
  }
}

/** Three files, the same for every program. */
const makeFolder = async (work: string): Promise<string> => {
  const folder = join(work, 'folder')
  await mkdir(join(folder, 'پوشه'), { recursive: true })
  await writeFile(join(folder, 'a b+c%.txt'), 'one')
  await writeFile(join(folder, 'پوشه', 'یلدا.txt'), 'two')
  await writeFile(join(folder, 'large.bin'), Buffer.alloc(12 * 1024 * 1024, 'sarv'))
  return folder
}

/** A program that tries to take its bucket away ends as it likes. */
const mayFail = (attempt: Promise<void>): Promise<void> => attempt.catch(() => {})

const tryAwsCli = async (to: Connection, { python, work, env: more }: Tools, folder: string): Promise<void> => {
  const env = {
    AWS_ACCESS_KEY_ID: to.accessKey,
    AWS_SECRET_ACCESS_KEY: to.secretKey,
    AWS_DEFAULT_REGION: to.region,
    AWS_ENDPOINT_URL: to.endpoint,
    AWS_CONFIG_FILE: join(work, 'no-config'),
    ...more,
  }
  const aws = (...args: string[]) => run(join(python, 'aws'), ['s3', ...args], { cwd: work, env })
  const at = (key: string) => `s3://${to.bucket}/${key}`
  await aws('sync', folder, at('aws'))
  await aws('cp', at('aws/large.bin'), at('aws/copy.bin'))
  await aws('cp', at('aws/copy.bin'), join(work, 'copy.bin'))
  const [copy, original] = await Promise.all([readFile(join(work, 'copy.bin')), readFile(join(folder, 'large.bin'))])
  must(copy.equals(original), 'aws cli: the copy is another file')
  await aws('mv', at('aws/copy.bin'), at('aws/moved.bin'))
  await mayFail(aws('rb', '--force', `s3://${to.bucket}`))
  await mayFail(aws('mb', `s3://${to.bucket}-more`))
  await aws('ls', `s3://${to.bucket}`)
}

const tryS3cmd = async (to: Connection, { python, work }: Tools, folder: string): Promise<void> => {
  const host = new URL(to.endpoint).host
  const config = join(work, 's3cfg')
  await writeFile(
    config,
    `[default]\naccess_key = ${to.accessKey}\nsecret_key = ${to.secretKey}\nhost_base = ${host}\nhost_bucket = ${host}\nbucket_location = ${to.region}\nuse_https = False\n`,
  )
  const s3cmd = (...args: string[]) => run(join(python, 's3cmd'), ['-c', config, ...args], { cwd: work })
  const file = join(folder, 'پوشه', 'یلدا.txt')
  await s3cmd('put', file, `s3://${to.bucket}/s3cmd/یلدا.txt`)
  await s3cmd('put', join(folder, 'large.bin'), `s3://${to.bucket}/s3cmd/large.bin`)
  // An ACL is none of a key's business; what it was set on must be as it was.
  await mayFail(s3cmd('setacl', '--acl-public', `s3://${to.bucket}/s3cmd/یلدا.txt`))
  await s3cmd('get', '--force', `s3://${to.bucket}/s3cmd/یلدا.txt`, join(work, 'got.txt'))
  must((await readFile(join(work, 'got.txt'), 'utf8')) === 'two', 's3cmd: the file is another one after setacl')
  await s3cmd('del', `s3://${to.bucket}/s3cmd/large.bin`)
  await mayFail(s3cmd('rb', '--recursive', '--force', `s3://${to.bucket}`))
  await mayFail(s3cmd('mb', '--acl-public', `s3://${to.bucket}`))
  await s3cmd('ls', `s3://${to.bucket}`)
}

const tryRclone = async (to: Connection, { work }: Tools, folder: string): Promise<void> => {
  const env = {
    // A bundle of certificates, where this machine has one, is refused by rclone's own transport.
    AWS_CA_BUNDLE: '',
    RCLONE_CONFIG: join(work, 'rclone.conf'),
    RCLONE_CONFIG_SARV_TYPE: 's3',
    RCLONE_CONFIG_SARV_PROVIDER: 'Other',
    RCLONE_CONFIG_SARV_ENDPOINT: to.endpoint,
    RCLONE_CONFIG_SARV_REGION: to.region,
    RCLONE_CONFIG_SARV_ACCESS_KEY_ID: to.accessKey,
    RCLONE_CONFIG_SARV_SECRET_ACCESS_KEY: to.secretKey,
  }
  const rclone = (...args: string[]) => run('rclone', ['--retries', '1', ...args], { cwd: work, env })
  const at = (path: string) => `sarv:${to.bucket}/${path}`
  await rclone('sync', folder, at('rclone'))
  await rclone('check', folder, at('rclone'))
  await rclone('copy', at('rclone'), at('rclone-copy'))
  await rclone('check', at('rclone'), at('rclone-copy'))
  await mayFail(rclone('purge', `sarv:${to.bucket}`))
  await mayFail(rclone('mkdir', `sarv:${to.bucket}-more`))
  await rclone('ls', `sarv:${to.bucket}`)
}

const tryBoto3 = async (to: Connection, { python, work, env = {} }: Tools): Promise<void> => {
  const args = [script, to.endpoint, to.region, to.bucket, to.accessKey, to.secretKey]
  await run(join(python, 'python3'), args, { cwd: work, env })
}

/** rclone is a program of the system: root on Debian gets it by apt. */
const hasRclone = async (work: string): Promise<boolean> => {
  const version = () => run('rclone', ['version'], { cwd: work })
  return version()
    .catch(async () => {
      await installPackage('rclone')
      await version()
    })
    .then(
      () => true,
      () => false,
    )
}

/** The programs that customers bring, each on a bucket of its own with a key that writes, and each trying to destroy it. */
export const tryStorageClients = async (shop: StorageShop, tools: Tools): Promise<void> => {
  const { work, note } = tools
  const folder = await makeFolder(work)
  const programs: Record<string, (to: Connection) => Promise<void>> = {
    boto3: (to) => tryBoto3(to, tools),
    'aws cli': (to) => tryAwsCli(to, tools, folder),
    s3cmd: (to) => tryS3cmd(to, tools, folder),
    rclone: (to) => tryRclone(to, tools, folder),
  }
  if (!(await hasRclone(work))) {
    delete programs['rclone']
    note('skipped', 'rclone: it is not here, and apt-get could not install it')
  }
  // Side by side: most of their time they wait, also for what they try again after a refusal.
  await Promise.all(
    Object.entries(programs).map(async ([name, use]) => {
      const { to, mustBeWhole } = await orderBucket(shop)
      await use(to)
      await mustBeWhole()
      note('passed', `${name} on a bucket`)
    }),
  )
}
