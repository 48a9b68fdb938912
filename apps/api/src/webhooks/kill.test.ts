import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inheritedEnv } from '../testing/inherited-env.ts'
import { isSignedBy, startReceiver, type Received, type Receiver } from '../testing/receiver.ts'
import { newWebhookKey } from './signature.ts'

const victimFile = fileURLToPath(new URL('victim.fixture.ts', import.meta.url))
const eventCount = 30
const key = newWebhookKey()

let folder: string
let receiver: Receiver
const children: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-webhooks-'))
  receiver = await startReceiver()
})
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'))
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

const startSender = (): ChildProcess => {
  const child = spawn(process.execPath, [victimFile, folder, receiver.url, key, String(eventCount)], {
    env: inheritedEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}

const numberOf = ({ event }: Received) => Number(event.data['number'])
const serviceOf = ({ event }: Received) => Number(event.data['service'])

it(
  'a sender that is killed at any moment loses nothing and turns nothing round: the next one goes on',
  { timeout: 180_000 },
  async () => {
    const taken = new Map<number, Received>()
    const refused = new Set<number>()
    receiver.answer = (got) => {
      const number = numberOf(got)
      // Every fifth one is refused the first time; all take a while, so that kills hit the middle of an exchange.
      if (number % 5 === 0 && !refused.has(number)) {
        refused.add(number)
        return 500
      }
      if (!taken.has(number)) taken.set(number, got)
      return { status: 204, afterMs: 20 }
    }

    for (const killAfter of [4, 9, 17]) {
      const child = startSender()
      await expect
        .poll(() => receiver.received.length, { timeout: 60_000, interval: 2 })
        .toBeGreaterThanOrEqual(killAfter)
      child.kill('SIGKILL')
      const [, signal] = (await once(child, 'exit')) as [number | null, string]
      expect(signal).toBe('SIGKILL')
    }
    expect(taken.size).toBeLessThan(eventCount)
    startSender()
    await expect.poll(() => taken.size, { timeout: 90_000, interval: 20 }).toBe(eventCount)

    expect(refused.size).toBe(eventCount / 5)
    for (const service of [0, 1, 2]) {
      const inOrder = [...taken.values()].filter((got) => serviceOf(got) === service).map(numberOf)
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    }
    // What came twice, because the one who sent it died before it could write that down, has the same name.
    for (const got of receiver.received) {
      expect(got.id).toBe(`operation-${numberOf(got)}`)
      expect(isSignedBy(key, got)).toBe(true)
    }
  },
)
