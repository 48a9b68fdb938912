import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { chromium, type Page } from '@playwright/test'
import { Client } from 'pg'
import { createS3Client } from '../apps/api/src/engines/s3/client.ts'
import { findCephLab, readCephLab, startCephLab, stopCephLab, writeCephSettings } from '../tools/ceph-lab.ts'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { ensureChromium, ensurePortalBuilt } from '../tools/prepare.mjs'
import { insertCustomer, type BenchCustomer, type Query } from './lib/fixture.ts'
import { freePort, startScript, type Started } from './lib/processes.ts'
import { median, report } from './lib/report.ts'
import { signInPage } from './lib/session.ts'

const mebibyte = 1024 ** 2
const fileBytes = 1024 * mebibyte
const partCount = fileBytes / (8 * mebibyte)
const bucketName = `upload-bench-${randomBytes(4).toString('hex')}`
const fileName = 'film.bin'
/** Garbage that is not collected yet, and no more: a file that passed through would be sixteen times this. */
const mostGrowthMb = 64
const cutMs = 3000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What the process has in memory, by the system's own word. */
const residentMb = async (pid: number): Promise<number> => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** All that the process has read so far, from sockets and files alike. */
const readMb = async (pid: number): Promise<number> => {
  const [, bytes = '0'] = /rchar: (\d+)/.exec(await readFile(`/proc/${pid}/io`, 'utf8')) ?? []
  return Number(bytes) / mebibyte
}

const watchMemory = (pid: number) => {
  const samples: number[] = []
  const timer = setInterval(() => void residentMb(pid).then((megabytes) => samples.push(megabytes)), 250)
  return () => {
    clearInterval(timer)
    return { median: median(samples), most: Math.max(...samples) }
  }
}

/** No two parts alike: a part in the wrong place would be found. */
const writeFileOf = async (path: string): Promise<void> => {
  const file = await open(path, 'w')
  const piece = randomBytes(mebibyte)
  for (let number = 0; number < fileBytes / mebibyte; number += 1) {
    piece.writeUInt32BE(number, 0)
    await file.write(piece)
  }
  await file.close()
}

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const createCall =
  (url: string, { token }: BenchCustomer) =>
  async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api/my${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

const makeBucket = async (call: ReturnType<typeof createCall>, projectId: number): Promise<number> => {
  const path = `/storage/${projectId}/host`
  const { id } = await call<{ id: number }>('POST', `${path}/create`, {
    name: bucketName,
    isPredefined: false,
    disk: 50,
  })
  while ((await call<{ statusId: number }>('GET', `${path}/get/${id}`)).statusId !== 2) await sleep(100)
  return id
}

/** A lab goes on without this bucket. */
const endBucket = async (call: ReturnType<typeof createCall>, projectId: number, id: number): Promise<void> => {
  const path = `/storage/${projectId}/host`
  await call('DELETE', `${path}/delete/${id}?Now=true`)
  while ((await call<{ id: number }[]>('GET', `${path}/list`)).length > 0) await sleep(100)
}

/** Where browsers and programs reach the store, and what the processes of the product and the browser are told of it. */
interface Store {
  endpoint: string
  region: string
  env: { api: Record<string, string>; worker: Record<string, string> }
  browserArgs: string[]
}

/**
 * The sandbox's is served by both processes of the product. The browser is told that the store of the first is at the
 * second's address: links are signed by the one whose memory is measured, and the bytes go to the other.
 */
const sandboxStore = async (): Promise<Store> => {
  const [signed, served] = [await freePort(), await freePort()]
  const portOf = (port: number) => ({ SARV_SANDBOX_STORAGE_PORT: String(port) })
  return {
    endpoint: `http://127.0.0.1:${served}`,
    region: 'sandbox',
    env: { api: portOf(signed), worker: portOf(served) },
    browserArgs: [`--host-resolver-rules=MAP 127.0.0.1:${signed} 127.0.0.1:${served}`],
  }
}

const cephStore = (labFile: string, folder: string): Store => {
  const lab = readCephLab(labFile)
  const config = join(folder, 'sarv.yaml')
  writeCephSettings(config, lab, { userPrefix: `t${randomBytes(4).toString('hex')}-` })
  const env = { SARV_CONFIG: config }
  return { endpoint: lab.endpoint, region: lab.region, env: { api: env, worker: env }, browserArgs: [] }
}

/** One request with the same bytes, by a program that knows the store. */
const putPlainly = async (
  call: ReturnType<typeof createCall>,
  path: string,
  { endpoint, region, file }: Pick<Store, 'endpoint' | 'region'> & { file: string },
): Promise<number> => {
  const key = await call<{ accessKey: string; secretKey: string }>('POST', `${path}/key/create`, {})
  const client = createS3Client({ endpoint, region })
  const url = await client.sign({ method: 'PUT', path: [bucketName, 'plain.bin'] }, key, 3600)
  const begun = performance.now()
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { 'content-length': String(fileBytes) },
    body: Readable.toWeb(createReadStream(file)),
    duplex: 'half',
  })
  if (!answer.ok) throw new Error(`plain PUT: ${answer.status} ${await answer.text()}`)
  await client.close()
  return (performance.now() - begun) / 1000
}

interface Sent {
  seconds: number
  /** Requests for parts that ended well; one for each where none is sent twice. */
  parts: number
}

/** As a person does it, with the network gone for some seconds in the middle. */
const uploadWithCut = async (page: Page, file: string): Promise<Sent> => {
  let parts = 0
  page.on('requestfinished', (request) => {
    if (request.method() === 'PUT' && request.url().includes('partNumber=')) parts += 1
  })
  const button = page.getByRole('button', { name: 'بارگذاری فایل' }).first()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  const begun = performance.now()
  await chooser.setFiles(file)
  const isHalfThere = () => parts >= partCount / 2
  while (!isHalfThere()) await sleep(50)
  await page.context().setOffline(true)
  await sleep(cutMs)
  await page.context().setOffline(false)
  await page.getByText('بارگذاری شد').waitFor({ timeout: 600_000 })
  return { seconds: (performance.now() - begun - cutMs) / 1000, parts }
}

const measure = async (api: Started, store: Store, customer: BenchCustomer) => {
  const folder = await mkdtemp(join(tmpdir(), 'sarv-upload-'))
  const file = join(folder, fileName)
  const pid = api.child.pid!
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...store.browserArgs],
  })
  try {
    await writeFileOf(file)
    const call = createCall(api.url, customer)
    const bucketId = await makeBucket(call, customer.projectId)
    const path = `/storage/${customer.projectId}/host/${bucketId}`
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInPage(page, customer)
    await page.goto(`${api.url}/storage/${customer.projectId}/${bucketId}?section=files`)
    await page.getByText('هنوز فایلی در این باکت نیست').waitFor()
    await sleep(2000)
    const before = await residentMb(pid)
    const readBefore = await readMb(pid)
    const endUpload = watchMemory(pid)
    const sent = await uploadWithCut(page, file)
    const uploading = endUpload()

    const endDownload = watchMemory(pid)
    const begun = performance.now()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('row', { name: fileName }).getByRole('button', { name: 'دریافت' }).click(),
    ])
    const saved = await download.path()
    const downloadSeconds = (performance.now() - begun) / 1000
    const downloading = endDownload()
    const isSame = (await hashOf(saved)) === (await hashOf(file))
    const after = await residentMb(pid)
    const read = (await readMb(pid)) - readBefore
    const plainSeconds = await putPlainly(call, path, { ...store, file })
    await endBucket(call, customer.projectId, bucketId)
    return { before, uploading, downloading, after, read, sent, downloadSeconds, plainSeconds, isSame }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Two processes of the product on one database, and a store beside them: the sandbox's, or a real Ceph. */
const runOn = async (openStore: (folder: string) => Store | Promise<Store>): Promise<number> => {
  await ensurePortalBuilt()
  const postgres = await startTemporaryPostgres()
  const dataFolder = await mkdtemp(join(tmpdir(), 'sarv-upload-data-'))
  const client = new Client({ connectionString: postgres.url })
  const query: Query = (sql, params) => client.query(sql, params)
  const shared = { DATABASE_URL: postgres.url, SARV_DATA: dataFolder, SARV_DEMO: '0', SARV_LOG_LEVEL: 'warn' }
  const store = await openStore(dataFolder)
  const started: Started[] = []
  const start = async (role: 'api' | 'worker', more: Record<string, string> = {}) => {
    const env = { ...shared, ...store.env[role], SARV_ROLE: role, ...more }
    const one = await startScript('apps/api/src/main.ts', { env, readyPath: '/readyz' })
    started.push(one)
    return one
  }
  try {
    const api = await start('api')
    await start('worker', { SARV_PUBLIC_URL: api.url })
    await client.connect()
    const customer = await insertCustomer(query, 'uploading')
    const figures = await measure(api, store, customer)
    const { before, uploading, downloading, after, read, sent, downloadSeconds, plainSeconds, isSame } = figures
    const megabytes = (value: number) => `${value.toFixed(0)} MB`
    const speed = (seconds: number) => `${(fileBytes / mebibyte / seconds).toFixed(0)} MB/s`
    const growth = Math.max(uploading.most, downloading.most) - before
    return report('1 GB from a browser to the store and back, with the network gone in the middle', [
      { name: 'the api process before', value: before, shown: megabytes(before) },
      { name: 'the api process while it is sent, median', value: uploading.median, shown: megabytes(uploading.median) },
      { name: 'the api process while it is sent, most', value: uploading.most, shown: megabytes(uploading.most) },
      {
        name: 'the api process while it is fetched, most',
        value: downloading.most,
        shown: megabytes(downloading.most),
      },
      { name: 'the api process after', value: after, shown: megabytes(after) },
      { name: 'its growth at most', value: growth, shown: megabytes(growth), limit: { atMost: mostGrowthMb } },
      { name: 'what it read meanwhile', value: read, shown: megabytes(read), limit: { atMost: mostGrowthMb } },
      {
        name: `parts that were sent, of ${partCount}`,
        value: sent.parts,
        shown: String(sent.parts),
        limit: { atMost: partCount },
      },
      { name: 'what came back is what was sent', value: Number(isSame), shown: String(isSame), limit: { atLeast: 1 } },
      { name: 'upload', value: sent.seconds, shown: speed(sent.seconds) },
      { name: 'download', value: downloadSeconds, shown: speed(downloadSeconds) },
      { name: 'one plain PUT of the same file', value: plainSeconds, shown: speed(plainSeconds) },
      {
        name: 'upload against the plain PUT',
        value: plainSeconds / sent.seconds,
        shown: `${(plainSeconds / sent.seconds).toFixed(2)}x`,
      },
    ])
  } finally {
    await client.end()
    for (const one of started.toReversed()) await one.stop()
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** `npm run bench -- upload [ceph]` */
export const run = async ([kind]: string[]): Promise<number> => {
  if (kind !== 'ceph') return runOn(sandboxStore)
  const running = await findCephLab()
  const labFile = running ?? (await startCephLab())
  try {
    return await runOn((folder) => cephStore(labFile, folder))
  } finally {
    if (!running) await stopCephLab()
  }
}
