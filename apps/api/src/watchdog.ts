import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

const beatMs = 250

/**
 * Ends this process when its event loop stands still for so long: nobody is answered then, health checks neither, and memory
 * may grow. A thread of its own watches, because nothing else runs meanwhile. Answers the function that stops watching.
 */
export const watchEventLoop = (blockedMs: number): (() => Promise<void>) => {
  /** How often the loop has come round, and whether somebody debugs it: a breakpoint is no fault. */
  const shared = new Int32Array(new SharedArrayBuffer(8))
  const beat = () => {
    Atomics.add(shared, 0, 1)
    Atomics.store(shared, 1, inspectorUrl() === undefined ? 0 : 1)
  }
  beat()
  const timer = setInterval(beat, beatMs)
  timer.unref()
  const worker = new Worker(new URL('./watchdog.worker.ts', import.meta.url), {
    workerData: { shared, blockedMs },
    // Flags of tests and debuggers are not for it.
    execArgv: [],
  })
  worker.unref()
  return async () => {
    clearInterval(timer)
    await worker.terminate()
  }
}
