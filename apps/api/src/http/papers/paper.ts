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
  private last: Promise<unknown> = Promise.resolve()
  private idle: NodeJS.Timeout | undefined
  private count = 0
  private inLine = 0

  async write(paper: string): Promise<WrittenPaper> {
    if (this.inLine >= mostWaiting) throw new AppError('papers_busy')
    this.inLine += 1
    const turn = this.last.then(() => this.writeNow(paper))
    this.last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.inLine -= 1
    }
  }

  private async writeNow(paper: string): Promise<WrittenPaper> {
    clearTimeout(this.idle)
    const worker = (this.worker ??= this.start())
    this.count += 1
    const { promise, resolve, reject } = Promise.withResolvers<WrittenPaper>()
    this.waiting.set(this.count, { id: this.count, resolve, reject })
    worker.postMessage({ id: this.count, paper }, [])
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

export const writePaper = (paper: Paper): Promise<WrittenPaper> =>
  writer.write(JSON.stringify({ ...paper, qr: qrOf(paper.link), digits: persianDigits }))

/** Answers a call with a paper to keep. */
export const sendPaper = async (reply: FastifyReply, fileName: string, paper: Paper): Promise<void> => {
  const { pdf } = await writePaper(paper)
  void reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}.pdf"`)
    .header('cache-control', 'no-store')
    .send(pdf)
}
