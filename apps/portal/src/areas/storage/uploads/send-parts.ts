import type { Patiently } from './patience.ts'
import { bytesOfParts, missingParts, type PartPlan, rangeOfPart, type ArrivedPart } from './upload-parts.rules.ts'
import { Passing, Unanswered, need, readPut, type UploadTools } from './upload-tools.ts'

/** An upload in parts that the store knows: what is needed to go on with it. */
export interface BegunUpload {
  uploadId: string
  key: string
  partBytes: number
  partCount: number
}

export type TellProgress = (sentBytes: number, parts?: { arrived: number; count: number }) => void

export interface Sending {
  file: Blob
  tools: UploadTools
  patiently: Patiently
  onProgress: TellProgress
  signal: AbortSignal
}

const linksAtOnce = 20
const partsAtOnce = 3

/** Sends a piece when its turn comes. */
export const putPiece = async (
  { tools, signal }: Sending,
  url: string,
  piece: Blob,
  options: { contentType?: string; onProgress: (bytes: number) => void },
): Promise<'done' | 'ended'> => {
  const giveBack = await tools.takeTurn(signal)
  try {
    const answer = await tools.put(url, piece, { ...options, signal }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw new Unanswered(String(error))
    })
    return readPut(answer)
  } finally {
    giveBack()
  }
}

/** Links come in batches: one request for twenty parts. */
const createLinks = ({ tools, signal }: Sending, { key, uploadId }: BegunUpload, missing: readonly number[]) => {
  const known = new Map<number, string>()
  let asking: Promise<void> | undefined
  const ask = async (number: number) => {
    const from = missing.indexOf(number)
    const numbers = missing.slice(from, from + linksAtOnce)
    const links = need(await tools.calls.links({ key, uploadId, numbers }, signal))
    for (const link of links) known.set(link.number, link.url)
  }
  return {
    forget: (number: number) => known.delete(number),
    linkTo: async (number: number): Promise<string> => {
      for (;;) {
        const url = known.get(number)
        if (url !== undefined) return url
        asking ??= ask(number).finally(() => {
          asking = undefined
        })
        await asking
      }
    },
  }
}

/** How much has left: what is in the store, and what is on its way there. */
const createCount = (plan: PartPlan, missing: readonly number[], tell: TellProgress) => {
  const onTheWay = new Map<number, number>()
  let arrived = plan.partCount - missing.length
  let arrivedBytes = plan.bytes - bytesOfParts(missing, plan)
  const tellNow = () => {
    const moving = [...onTheWay.values()].reduce((sum, sent) => sum + sent, 0)
    tell(arrivedBytes + moving, { arrived, count: plan.partCount })
  }
  tellNow()
  return {
    moved: (number: number, sent: number) => {
      onTheWay.set(number, sent)
      tellNow()
    },
    stopped: (number: number) => void onTheWay.delete(number),
    arrived: (bytes: number) => {
      arrived += 1
      arrivedBytes += bytes
      tellNow()
    },
  }
}

/** Sends what the store does not have yet, some parts at once. */
export const sendParts = async (
  sending: Sending,
  begun: BegunUpload,
  arrived: readonly ArrivedPart[],
): Promise<void> => {
  const { file, patiently, onProgress } = sending
  const plan = { bytes: file.size, partBytes: begun.partBytes, partCount: begun.partCount }
  const missing = missingParts(plan, arrived)
  const left = [...missing]
  const links = createLinks(sending, begun, missing)
  const count = createCount(plan, missing, onProgress)

  const sendPart = async (number: number) => {
    const { start, end } = rangeOfPart(number, plan)
    await patiently(async () => {
      const url = await links.linkTo(number)
      try {
        const isThere = await putPiece(sending, url, file.slice(start, end), {
          onProgress: (sent) => count.moved(number, sent),
        })
        if (isThere === 'done') return
      } finally {
        count.stopped(number)
      }
      links.forget(number)
      throw new Passing('the link has ended')
    })
    count.arrived(end - start)
  }

  const work = async () => {
    try {
      for (let number = left.shift(); number !== undefined; number = left.shift()) await sendPart(number)
    } catch (error) {
      // The others end with the part that they are at.
      left.length = 0
      throw error
    }
  }
  // All of them, also after a failure: nothing may still be on its way when the upload is given up.
  const ends = await Promise.allSettled(Array.from({ length: Math.min(partsAtOnce, left.length) }, work))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
