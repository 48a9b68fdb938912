import { Worker } from 'node:worker_threads'

interface Waiting {
  resolve: (hash: string) => void
  reject: (error: Error) => void
}

/** One thread for all, started with the first password and never in the way of the program's end. */
let thread: { worker: Worker; waiting: Waiting[] } | undefined

const start = () => {
  const worker = new Worker(new URL('shadow-hash.worker.ts', import.meta.url))
  const waiting: Waiting[] = []
  worker.unref()
  // It answers in the order in which it was asked.
  worker.on('message', (hash: string) => waiting.shift()?.resolve(hash))
  worker.on('error', (error: Error) => {
    thread = undefined
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  return { worker, waiting }
}

/**
 * A password as `/etc/shadow` keeps it (sha512-crypt): thousands of rounds in JavaScript, and not in the thread that answers
 * requests.
 */
export const shadowHash = (password: string): Promise<string> =>
  new Promise((resolve, reject) => {
    thread ??= start()
    thread.worker.ref()
    const { worker, waiting } = thread
    const rest = () => {
      if (waiting.length === 0) worker.unref()
    }
    waiting.push({
      resolve: (hash) => {
        rest()
        resolve(hash)
      },
      reject,
    })
    worker.postMessage(password, [])
  })
