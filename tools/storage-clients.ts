import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Started } from '../packages/contract/src/answers.schemas.ts'
import type { StorageKeySecret } from '../packages/contract/src/storage/bucket-keys/bucket-keys.schemas.ts'
import type { StorageHostDetail } from '../packages/contract/src/storage/buckets/buckets.schemas.ts'
import { installPackage } from './debian-packages.mjs'
import type { Customer, TestApi } from '../apps/api/src/testing/api.ts'

/** A bucket as a customer's program knows it. */
interface Connection {
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

type Run = (
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
) => Promise<void>

interface Tools {
  /** `bin` of the folder with boto3, the aws cli and s3cmd. */
  python: string
  work: string
  run: Run
  note: (end: 'passed' | 'skipped', what: string) => void
}

/** Order of a bucket and of a key that writes, through the API. */
const orderBucket = async (api: TestApi, customer: Customer): Promise<Connection> => {
  const path = `/storage/${customer.projectId}/host`
  const order = { name: `clients-${Date.now()}`, isPredefined: false, disk: 50 }
  const { body: started } = await api.send<Started>(customer, 'POST', `${path}/create`, order)
  if (!started.operationId) throw new Error(`the bucket could not be ordered: ${JSON.stringify(started)}`)
  await api.untilDone(started.operationId)
  const { body: bucket } = await api.get<StorageHostDetail>(customer, `${path}/get/${started.id}`)
  const { body: key } = await api.send<StorageKeySecret>(customer, 'POST', `${path}/${started.id}/key/create`, {
    name: 'clients',
  })
  const { endpoint, region, name } = bucket
  if (!endpoint || !region || !name || !key.accessKey || !key.secretKey) throw new Error('the bucket has no connection')
  return { endpoint, region, bucket: name, accessKey: key.accessKey, secretKey: key.secretKey }
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

const must = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what)
}

/** A program that tries to take its bucket away ends as it likes; the bucket must still be there. */
const mustNotDestroy = async (attempt: Promise<void>, { endpoint, bucket }: Connection): Promise<void> => {
  await attempt.catch(() => {})
  // Nobody's request: a bucket that is there refuses it, and one that is gone says the same; so its list is asked for below.
  must((await fetch(`${endpoint}/${bucket}`)).status === 403, `${bucket} answers strangers`)
}

const tryAwsCli = async (to: Connection, { python, work, run }: Tools, folder: string): Promise<void> => {
  const env = {
    AWS_ACCESS_KEY_ID: to.accessKey,
    AWS_SECRET_ACCESS_KEY: to.secretKey,
    AWS_DEFAULT_REGION: to.region,
    AWS_ENDPOINT_URL: to.endpoint,
    AWS_CONFIG_FILE: join(work, 'no-config'),
  }
  const aws = (...args: string[]) => run(join(python, 'aws'), ['s3', ...args], { cwd: work, env })
  const at = (key: string) => `s3://${to.bucket}/${key}`
  await aws('sync', folder, at('aws'))
  await aws('cp', at('aws/large.bin'), at('aws/copy.bin'))
  await aws('cp', at('aws/copy.bin'), join(work, 'copy.bin'))
  const [copy, original] = await Promise.all([readFile(join(work, 'copy.bin')), readFile(join(folder, 'large.bin'))])
  must(copy.equals(original), 'aws cli: the copy is another file')
  await aws('mv', at('aws/copy.bin'), at('aws/moved.bin'))
  await mustNotDestroy(aws('rb', '--force', `s3://${to.bucket}`), to)
  await aws('ls', `s3://${to.bucket}`)
}

const tryS3cmd = async (to: Connection, { python, work, run }: Tools, folder: string): Promise<void> => {
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
  await s3cmd('setacl', '--acl-public', `s3://${to.bucket}/s3cmd/یلدا.txt`).catch(() => {})
  await s3cmd('get', '--force', `s3://${to.bucket}/s3cmd/یلدا.txt`, join(work, 'got.txt'))
  must((await readFile(join(work, 'got.txt'), 'utf8')) === 'two', 's3cmd: the file is another one after setacl')
  await s3cmd('del', `s3://${to.bucket}/s3cmd/large.bin`)
  await mustNotDestroy(s3cmd('rb', '--recursive', '--force', `s3://${to.bucket}`), to)
  await s3cmd('ls', `s3://${to.bucket}`)
}

const tryRclone = async (to: Connection, { work, run }: Tools, folder: string): Promise<void> => {
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
  await mustNotDestroy(rclone('purge', `sarv:${to.bucket}`), to)
  await rclone('ls', `sarv:${to.bucket}`)
}

/** rclone is a program of the system: root on Debian gets it by apt. */
const hasRclone = async (run: Run, work: string): Promise<boolean> => {
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
export const tryStorageClients = async (api: TestApi, script: string, tools: Tools): Promise<void> => {
  const { python, work, run, note } = tools
  const folder = await makeFolder(work)
  const customer = await api.newCustomer()
  const to = await orderBucket(api, customer)
  const args = [script, to.endpoint, to.region, to.bucket, to.accessKey, to.secretKey]
  await run(join(python, 'python3'), args, { cwd: work })
  note('passed', 'boto3 on a bucket')
  await tryAwsCli(await orderBucket(api, customer), tools, folder)
  note('passed', 'aws cli on a bucket')
  await tryS3cmd(await orderBucket(api, customer), tools, folder)
  note('passed', 's3cmd on a bucket')
  if (await hasRclone(run, work)) {
    await tryRclone(await orderBucket(api, customer), tools, folder)
    note('passed', 'rclone on a bucket')
  } else note('skipped', 'rclone: it is not here, and apt-get could not install it')
}
