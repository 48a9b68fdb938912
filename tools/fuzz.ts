import { parseArgs } from 'node:util'
import { operatorRoles } from '../packages/contract/src/access.ts'
import { openApiDocument } from '../packages/contract/src/openapi.ts'
import { noLimits } from '../apps/api/src/http/rate-limits.ts'
import { hashToken, newApiToken } from '../apps/api/src/secrets.ts'
import { startTestApi, type TestApi } from '../apps/api/src/testing/api.ts'
import { insertOperator } from '../apps/api/src/testing/operators.ts'
import { watchEventLoop } from '../apps/api/src/watchdog.ts'
import { createDice, type Dice } from './fuzz-dice.ts'
import { fuzzedRequest, operationsOf, type FuzzOperation } from './fuzz-requests.ts'

/**
 * Asks every call of both documents again and again, with right, odd and hostile values, as every kind of caller:
 * `npm run test:fuzz -- 100000 [--seed 7] [--seconds 120]`. Fails on a 5xx that is no 503 with `Retry-After` (answers that
 * break the contract are 500 here), on no answer in time, and when the event loop stands still.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, seconds: { type: 'string' }, only: { type: 'string', default: '' } },
})
const wanted = Number(positionals[0] ?? 10_000)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const untilMs = Date.now() + Number(values.seconds ?? 86_400) * 1000
const answerWithinMs = 55_000
const atOnce = 8
const newWorldAfter = 500

interface Caller {
  name: string
  token: string | undefined
}

interface World {
  callers: Caller[]
  /** Ids and texts that answers have named, by the names of their fields: requests name them again. */
  seen: Map<string, unknown[]>
  projectId: number
}

const giveToken = async (api: TestApi, who: { userId: number; customerId: number }, readOnly: boolean) => {
  const token = newApiToken()
  await api.db
    .insertInto('api_tokens')
    .values({
      user_id: who.userId,
      customer_id: who.customerId,
      name: readOnly ? 'reads' : 'writes',
      token_hash: hashToken(token),
      last_chars: token.slice(-4),
      read_only: readOnly,
      all_projects: true,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  return token
}

/** Calls may end sessions, remove people and use up money: now and then everybody is somebody new. */
const createWorld = async (api: TestApi): Promise<World> => {
  const owner = await api.newCustomer({ rials: 5_000_000_000 })
  const reader = await api.newColleague(owner, 'reporter')
  const other = await api.newCustomer()
  const operators = await Promise.all(operatorRoles.map((role) => insertOperator(api.db, [role])))
  return {
    projectId: owner.projectId,
    seen: new Map(),
    callers: [
      // Most of what can go wrong is behind rights: the owner asks more often than others.
      ...Array.from({ length: 6 }, () => ({ name: 'owner', token: owner.token })),
      { name: 'reader', token: reader.token },
      { name: 'other customer', token: other.token },
      { name: 'token that reads', token: await giveToken(api, owner, true) },
      { name: 'token', token: await giveToken(api, owner, false) },
      { name: 'nobody', token: undefined },
      { name: 'junk', token: 'junk' },
      ...operators.map(({ token }, index) => ({ name: `operator ${operatorRoles[index]}`, token })),
    ],
  }
}

const callerFor = (dice: Dice, { callers }: World, operation: FuzzOperation): Caller => {
  const isFitting = ({ name }: Caller) => name.startsWith('operator') === (operation.side === 'operators')
  return dice.oneOf(dice.chance(0.9) ? callers.filter(isFitting) : callers)
}

const remember = ({ seen }: World, answer: unknown, depth = 0): void => {
  if (typeof answer !== 'object' || answer === null || depth > 4) return
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value === 'object') remember({ seen } as World, value, depth + 1)
    else if (value !== null) seen.set(name, [...(seen.get(name) ?? []).slice(-19), value])
  }
}

const late = Symbol('no answer')
const waitMs = (ms: number) => new Promise<typeof late>((resolve) => setTimeout(resolve, ms, late).unref())

console.log(`seed ${seed}: starting …`)
const api = await startTestApi({ limits: { ...noLimits } })
const stopWatching = watchEventLoop(30_000)
const operations = [...operationsOf(openApiDocument(), 'customers')]
  .concat(operationsOf(openApiDocument({ side: 'operators' }), 'operators'))
  .filter(({ id, path }) => id.includes(values.only) || path.includes(values.only))
const dice = createDice(seed)
const statuses = new Map<number, number>()
const faults: string[] = []
let sent = 0
let world = await createWorld(api)
console.log(`${operations.length} calls, ${wanted} requests`)

const askOnce = async () => {
  const operation = dice.oneOf(operations)
  const here = world
  const caller = callerFor(dice, here, operation)
  const request = fuzzedRequest(dice, operation, here)
  const answer = await Promise.race([
    api.app.inject({
      ...request,
      headers: { ...request.headers, ...(caller.token && { authorization: `Bearer ${caller.token}` }) },
    }),
    waitMs(answerWithinMs),
  ])
  const what = `${caller.name}: ${request.method} ${request.url} ${JSON.stringify(request.payload ?? null)}`
  if (answer === late) {
    faults.push(`no answer in ${answerWithinMs} ms\n  ${what}`)
    return
  }
  const { statusCode } = answer
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  const isExcused = statusCode === 503 && answer.headers['retry-after'] !== undefined
  if (statusCode >= 500 && !isExcused) faults.push(`${statusCode} ${answer.body.slice(0, 300)}\n  ${what}`)
  const isJson = answer.headers['content-type']?.toString().includes('application/json')
  if (statusCode === 200 && isJson && answer.body !== '') remember(here, answer.json())
}

const ask = async () => {
  while (sent < wanted && Date.now() < untilMs) {
    sent += 1
    if (sent % newWorldAfter === 0) world = await createWorld(api)
    await askOnce()
  }
}

await Promise.all(Array.from({ length: atOnce }, ask))
await stopWatching()
await api.close()
const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
console.log(`${sent} requests; ${counted.join(', ')}`)
const shown = [...new Set(faults)].slice(0, 40)
for (const fault of shown) console.error(fault)
if (faults.length > 0) console.error(`${faults.length} faults; again with --seed ${seed}`)
process.exit(faults.length > 0 ? 1 : 0)
