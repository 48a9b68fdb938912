import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { FastifyReply } from 'fastify'
import { encode } from 'uqr'
import { AppError } from '../../errors/app-error.ts'
import type { Paper } from './paper.schemas.ts'

/** Of one paper, while it has the thread; one of a hundred lines takes half a second. */
const patienceMs = 30_000
/** A thread that nobody needs holds a quarter of a gigabyte. */
const idleMs = 60_000
/** More than these wait for nobody. */
const mostWaiting = 50
/** One customer's papers, of all who read them: the one that is written, and one behind it. */
const mostOfOne = 2
/** A paper is some 40 kB. */
const mostKeptBytes = 20 * 1024 * 1024
const retryAfterSeconds = 3

interface Waiting {
  id: number
  resolve(paper: WrittenPaper): void
  reject(error: Error): void
}

export interface WrittenPaper {
  pdf: Buffer
  pages: number
}

type Answer = { id: number; pdf: Uint8Array; pages: number } | { id: number; error: string }

/** One thread that writes PDFs, one after the other; started by the first and ended when it has been idle for a while. */
class PaperWriter {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  /** Whose papers wait, in the order in which they get a turn: each customer one after another. */
  private readonly lines = new Map<string, (() => void)[]>()
  private isBusy = false
  private idle: NodeJS.Timeout | undefined
  private written = 0
  private inLine = 0
  private readonly ofOwner = new Map<string, number>()

  /** `owner` is whose paper it is: their papers have their turns behind each other, and nobody else's wait for them. */
  async write(paper: string, owner: string): Promise<WrittenPaper> {
    if (this.inLine >= mostWaiting || (this.ofOwner.get(owner) ?? 0) >= mostOfOne) {
      throw new AppError('papers_busy', {}, { retryAfterSeconds })
    }
    this.count(owner, 1)
    try {
      await this.turn(owner)
      return await this.writeNow(paper)
    } finally {
      this.count(owner, -1)
      this.next()
    }
  }

  private count(owner: string, change: 1 | -1): void {
    this.inLine += change
    const left = (this.ofOwner.get(owner) ?? 0) + change
    if (left > 0) this.ofOwner.set(owner, left)
    else this.ofOwner.delete(owner)
  }

  private async turn(owner: string): Promise<void> {
    if (!this.isBusy) {
      this.isBusy = true
      return
    }
    await new Promise<void>((resolve) => {
      this.lines.set(owner, [...(this.lines.get(owner) ?? []), resolve])
    })
  }

  /** The first of the line that had its turn longest ago; that line goes behind the others. */
  private next(): void {
    const [first] = this.lines
    if (!first) {
      this.isBusy = false
      return
    }
    const [owner, [start, ...rest]] = first
    this.lines.delete(owner)
    if (rest.length > 0) this.lines.set(owner, rest)
    start!()
  }

  private async writeNow(paper: string): Promise<WrittenPaper> {
    clearTimeout(this.idle)
    const worker = (this.worker ??= this.start())
    this.written += 1
    const id = this.written
    const { promise, resolve, reject } = Promise.withResolvers<WrittenPaper>()
    this.waiting.set(id, { id, resolve, reject })
    worker.postMessage({ id, paper }, [])
    const late = setTimeout(() => this.give(new Error(`a paper took longer than ${patienceMs} ms`)), patienceMs)
    try {
      return await promise
    } finally {
      clearTimeout(late)
      this.idle = setTimeout(() => this.end(), idleMs)
      this.idle.unref()
    }
  }

  private start(): Worker {
    const worker = new Worker(new URL('./paper.worker.ts', import.meta.url))
    // Nobody waits for it when the process has nothing else to do.
    worker.unref()
    worker.on('message', (written: Answer) => {
      const waiting = this.waiting.get(written.id)
      this.waiting.delete(written.id)
      if ('error' in written) waiting?.reject(new Error(written.error))
      else waiting?.resolve({ pdf: Buffer.from(written.pdf), pages: written.pages })
    })
    worker.on('error', (error) => this.give(error instanceof Error ? error : new Error(String(error))))
    return worker
  }

  /** Whatever it was at is lost; the next one gets a new thread. */
  private give(error: Error): void {
    const lost = [...this.waiting.values()]
    this.waiting.clear()
    this.end()
    for (const { reject } of lost) reject(error)
  }

  private end(): void {
    const { worker } = this
    this.worker = undefined
    void worker?.terminate()
  }
}

const writer = new PaperWriter()
const digits = new Intl.NumberFormat('fa-IR', { useGrouping: false })
const persianDigits = Array.from({ length: 10 }, (_, digit) => digits.format(digit)).join('')

/** The squares of the code that leads to where the paper can be looked up. */
const qrOf = (link: string): string[] =>
  encode(link, { ecc: 'M', border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))

/** Papers that were written, by what stands in them: an invoice or a quote stays the same, and is asked for again. */
class KeptPapers {
  private readonly kept = new Map<string, WrittenPaper>()
  private bytes = 0

  find(key: string): WrittenPaper | undefined {
    const paper = this.kept.get(key)
    if (!paper) return undefined
    this.kept.delete(key)
    this.kept.set(key, paper)
    return paper
  }

  keep(key: string, paper: WrittenPaper): void {
    if (this.kept.has(key)) return
    this.kept.set(key, paper)
    this.bytes += paper.pdf.length
    for (const [oldest, { pdf }] of this.kept) {
      if (this.bytes <= mostKeptBytes) break
      this.kept.delete(oldest)
      this.bytes -= pdf.length
    }
  }
}

const kept = new KeptPapers()

export const writePaper = async (paper: Paper, owner: string): Promise<WrittenPaper> => {
  const text = JSON.stringify({ ...paper, qr: qrOf(paper.link), digits: persianDigits })
  const key = `${owner}/${createHash('sha256').update(text).digest('hex')}`
  const known = kept.find(key)
  if (known) return known
  const written = await writer.write(text, owner)
  kept.keep(key, written)
  return written
}

/** Answers a call with a paper to keep. `customerId`: whose it is. */
export const sendPaper = async (
  reply: FastifyReply,
  fileName: string,
  paper: Paper,
  customerId: number,
): Promise<void> => {
  const { pdf } = await writePaper(paper, String(customerId))
  void reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}.pdf"`)
    .header('cache-control', 'no-store')
    .send(pdf)
}
