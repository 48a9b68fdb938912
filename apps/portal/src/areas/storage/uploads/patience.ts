import { mostFailures, pauseAfterMs, unansweredBeforeDoubt } from './upload-parts.rules.ts'
import { Passing, Refused, Unanswered, type UploadTools } from './upload-tools.ts'

/** Runs an attempt until it works or is refused. */
export type Patiently = <Result>(attempt: () => Promise<Result>) => Promise<Result>

interface PatienceOptions {
  file: Blob
  tools: Pick<UploadTools, 'pause' | 'isServerThere'>
  /** The connection is cut; it goes on by itself. */
  onWaiting: (isWaiting: boolean) => void
  signal: AbortSignal
}

/** Whether the file can still be read: changed or deleted on disk, every piece of it would fail like a cut connection. */
const isReadable = async (file: Blob): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** One for each file: failures are counted together, and anything that works begins the count anew. */
export const createPatience = ({ file, tools, onWaiting, signal }: PatienceOptions): Patiently => {
  let failures = 0
  let unanswered = 0
  return async (attempt) => {
    for (;;) {
      try {
        signal.throwIfAborted()
        const result = await attempt()
        failures = 0
        unanswered = 0
        onWaiting(false)
        return result
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof Passing)) throw error
        if (!(await isReadable(file))) throw new Refused({ status: 0, code: 'file_changed' })
        failures += 1
        unanswered = error instanceof Unanswered ? unanswered + 1 : 0
        if (unanswered >= unansweredBeforeDoubt && (await tools.isServerThere(signal)))
          throw new Refused({ status: 0, code: 'store_unreachable' })
        if (failures > mostFailures) throw error
        onWaiting(true)
        await tools.pause(Math.max(pauseAfterMs(failures), error.atLeastMs), signal)
      }
    }
  }
}
