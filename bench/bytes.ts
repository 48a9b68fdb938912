import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startProduct } from '../e2e/product.ts'
import { ensureChromium, ensurePortalBuilt, root } from '../tools/prepare.mjs'
import { PortalChunks, type Chunk } from './lib/chunks.ts'
import { measuredPages, measureFirstPaint, newStand, slowdown, type Stand } from './lib/first-paint.ts'
import { buildPortal, checkOut } from './lib/other-build.ts'
import { report, type Figure } from './lib/report.ts'

const dist = join(root, 'apps', 'portal', 'dist')

const kilobytes = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000

const printTable = (title: string, chunks: readonly Chunk[]) => {
  console.log(`\n${title}`)
  for (const { file, gzipBytes } of chunks.toSorted((a, b) => b.gzipBytes - a.gzipBytes)) {
    console.log(`${(gzipBytes / 1000).toFixed(1).padStart(8)} kB  ${file}`)
  }
}

/** What the browser loads of our code, chunk by chunk. */
const measureBytes = (): Figure[] => {
  const chunks = new PortalChunks(dist)
  const login = chunks.closure([...chunks.entries, chunks.page('/LoginPage.tsx')])
  const frame = [chunks.page('src/routes.tsx'), chunks.page('shell/Layout.tsx')]
  const list = chunks.closure([...chunks.entries, ...frame, chunks.page('/VmListPage.tsx')])
  const more = list.filter(({ file }) => !login.some((chunk) => chunk.file === file))
  printTable('login page', login)
  printTable('server list, what it adds', more)
  const size = (name: string, value: number, atMost?: number): Figure => ({
    name,
    value,
    shown: `${value.toFixed(1)} kB`,
    ...(atMost !== undefined && { limit: { atMost } }),
  })
  return [
    size('login page, JavaScript', kilobytes(login), 150),
    size('server list, JavaScript more than the login page', kilobytes(list) - kilobytes(login), 60),
    size('server list, JavaScript that the login page has not loaded', kilobytes(more)),
  ]
}

/** Where another side comes from: a built portal on our server, or a whole commit. */
const prepareOther = async (against: string) => {
  const nothing = async () => {}
  if (existsSync(join(against, 'index.html'))) return { options: { portalFolder: against }, remove: nothing }
  console.log(`building ${against}`)
  const checkout = await checkOut(against)
  try {
    await buildPortal(checkout)
  } catch (error) {
    await checkout.remove()
    throw error
  }
  return { options: { folder: checkout.folder }, remove: checkout.remove }
}

interface PaintOptions {
  against: string | undefined
  only: string | undefined
  rounds: number
}

const measurePaint = async ({ against, only, rounds }: PaintOptions): Promise<Figure[]> => {
  const executablePath = await ensureChromium()
  const pages = measuredPages.filter(({ name }) => only === undefined || name.includes(only))
  const ending: (() => Promise<void>)[] = []
  try {
    const stands: Stand[] = []
    const start = async (name: string, options: Parameters<typeof startProduct>[0]) => {
      const { product, stop } = await startProduct(options)
      ending.unshift(stop)
      stands.push(await newStand(name, product))
    }
    await start('this', {})
    if (against !== undefined) {
      const { options, remove } = await prepareOther(against)
      ending.push(remove)
      await start(against, options)
    }
    return await measureFirstPaint(stands, pages, { rounds, executablePath })
  } finally {
    for (const end of ending) await end()
  }
}

/** `-- bytes [--against <commit or built portal>] [--only "order page"] [--rounds 7]` */
export const run = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { against: { type: 'string' }, only: { type: 'string' }, rounds: { type: 'string', default: '7' } },
  })
  await ensurePortalBuilt()
  const bytes = measureBytes()
  const paint = await measurePaint({ against: values.against, only: values.only, rounds: Number(values.rounds) })
  return report(`bytes (gzip), and paint with a CPU ${slowdown}x slower`, [...bytes, ...paint])
}
