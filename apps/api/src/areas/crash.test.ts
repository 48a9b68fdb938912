import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@sarv/contract/call'
import { callId } from '@sarv/contract/calls'
import { inputOf } from '../testing/access/inputs.ts'
import { startWorld, type World } from '../testing/access/world.ts'
import { crashAfterCommit, type Crashes } from '../testing/crash-after-commit.ts'
import { watchWrites, type WritesSeen } from '../testing/writes-seen.ts'

/**
 * Every write of the contract, killed between its commit and its reply. Whoever heard nothing asks again with the same
 * key: they must get the answer that was on its way, and nothing may be done a second time. A new call is in this test by
 * being implemented; one that cannot be so must be in the list below, with its reason beside its route.
 */
let world: World
let writes: WritesSeen
let crashes: Crashes
beforeAll(async () => {
  world = await startWorld()
  crashes = crashAfterCommit(world.api.db)
  writes = await watchWrites(world.api.db, notOfTheCall)
})
afterAll(() => world.api.close())

/** Of whoever asks: that they were here, how often, and what they asked for. */
const notOfTheCall = new Set([
  'sessions',
  'operator_sessions',
  'api_tokens',
  'throttles',
  'audit_log',
  'audit_begun',
  'audit_head',
])

const writesOfContract = () =>
  [...world.api.app.implementedCalls].filter(({ method, answers }) => method !== 'GET' && answers === undefined)
const exceptionOf = (call: Call) => world.api.app.writeExceptions.get(call)

/** Strangers have no key of their own, so that nothing is kept for them. */
const isSafe = (call: Call) => call.access !== 'anyone' && exceptionOf(call) === undefined

const prepare = async (call: Call) => {
  const caller = await world.newCallerFor(call)
  const input = await inputOf(call, world, caller)
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(input.params[name]))
  const send = () =>
    world.api.request(caller.bearer, {
      method: call.method,
      url: input.query ? `${path}?${new URLSearchParams(input.query).toString()}` : path,
      remoteAddress: world.newAddress(),
      headers: { 'idempotency-key': 'one-and-the-same' },
      ...(input.body && { payload: input.body }),
    })
  return { send, refusal: input.refusal }
}

/** What went wrong, if anything did. */
const killAndRepeat = async (call: Call): Promise<string | undefined> => {
  const { send, refusal } = await prepare(call)
  crashes.armNext()
  const first = await send()
  crashes.disarm()
  if (refusal !== undefined) return first.status === refusal ? undefined : `${first.status} instead of ${refusal}`
  if (first.status !== 500) return `was not killed: ${first.status} ${JSON.stringify(first.body)}`
  const done = await writes.take()
  if (!done.includes('idempotency_keys')) return 'kept no answer'
  const second = await send()
  const again = (await writes.take()).filter((table) => table !== 'idempotency_keys')
  if (second.status !== 200) return `${second.status} the second time: ${JSON.stringify(second.body)}`
  if (second.headers['idempotency-replayed'] !== 'true') return 'worked a second time'
  if (again.length > 0) return `wrote again: ${again.join(', ')}`
  const lost = crashes.lost() === undefined ? '' : JSON.stringify(crashes.lost())
  const got = typeof second.body === 'string' ? second.body : JSON.stringify(second.body)
  return got === lost ? undefined : `answered ${got} instead of ${lost}`
}

describe('a write that is killed between its commit and its reply', () => {
  it('gives the same answer to the same key, and does nothing twice', async () => {
    const wrong: string[] = []
    const safe = writesOfContract().filter(isSafe)
    for (const call of safe) {
      const problem = await killAndRepeat(call)
      if (problem !== undefined) wrong.push(`${callId(call)}: ${problem}`)
    }
    expect(wrong).toEqual([])
    expect(safe.length).toBeGreaterThanOrEqual(89)
  }, 120_000)

  it('is not safe only where a route says why', () => {
    const exceptions = writesOfContract()
      .filter((call) => call.access !== 'anyone' && !isSafe(call))
      .map(callId)
    expect(exceptions.toSorted()).toMatchInlineSnapshot(`
      [
        "apiTokenCreate",
        "invoicePay",
        "logout",
        "offerPay",
        "operatorIdentityLook",
        "operatorLogout",
        "operatorProve",
        "operatorViewStart",
        "passkeyCreateOptions",
        "paymentCheck",
        "paymentCreate",
        "profileEditPasskeyFactor",
        "profileEnableSmsConfirm",
        "profileEnableTotp",
        "profileEnableTotpConfirm",
        "recoveryCodesCreate",
        "stepUpPasskeyOptions",
        "stepUpProve",
        "stepUpSendCode",
        "storageFolderCreate",
        "storageKeyCreate",
        "storageKeyDelete",
        "storageKeyRotate",
        "storageObjectCopy",
        "storageObjectDelete",
        "storageObjectShare",
        "storageSettingsEditCors",
        "storageSettingsEditLifecycle",
        "storageSettingsEditPublic",
        "storageSettingsEditVersions",
        "storageUploadAbort",
        "storageUploadBegin",
        "storageUploadComplete",
        "storageUploadLinks",
        "userLogVerify",
        "webhookCreate",
        "webhookRotate",
      ]
    `)
    for (const { ownTransaction, noIdempotency } of world.api.app.writeExceptions.values()) {
      expect((ownTransaction ?? noIdempotency)!.split(' ').length).toBeGreaterThan(3)
    }
  })
})
