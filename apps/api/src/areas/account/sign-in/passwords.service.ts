import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../errors/app-error.ts'
import { createFairQueue, type FairQueue } from '../../../http/fair-queue.ts'
import { createSlots } from '../../../operations/slots.ts'

/** argon2id (the library's default kind) with OWASP's parameters: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of Node's four threads one stays free for files and names: guessing must not slow down the rest. */
const hashesAtOnce = 3
/** About two seconds of work. Whoever would wait longer is told so at once. */
const longestQueue = 60

const slots = createSlots(hashesAtOnce, () => {})
let waiting = 0

const whenFree = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (waiting >= longestQueue) throw new AppError('sign_in_busy', {}, { retryAfterSeconds: 5 })
  waiting += 1
  await slots.acquire()
  waiting -= 1
  try {
    return await work()
  } finally {
    slots.release()
  }
}

export const hashPassword = (password: string): Promise<string> => whenFree(() => hash(password, options))

/** For calls of strangers that hash a password: addresses and accounts take turns, and nobody waits longer than they would for a page. */
export const createPasswordQueue = (now?: () => number): FairQueue =>
  createFairQueue({ atOnce: hashesAtOnce, waitingPerAddress: 20, longestWaitMs: 2000 }, now)

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** Well-formed, and of no password: whoever has none costs the same time as everybody else. */
const nobodysHash = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

/** Unknown users and those without a password: `undefined` or null. */
export const isPasswordRight = async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await whenFree(() => verify(passwordHash ?? nobodysHash, password))
  return matches && !!passwordHash
}
