import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { operatorRoles } from '../packages/contract/src/access.ts'
import { businessUnit, webhookTopic } from '../packages/contract/src/enums.ts'
import { openApiDocument } from '../packages/contract/src/openapi.ts'
import { noLimits } from '../apps/api/src/http/rate-limits.ts'
import { hashToken, newApiToken } from '../apps/api/src/secrets.ts'
import { startTestApi, type Customer, type TestApi } from '../apps/api/src/testing/api.ts'
import { insertOperator } from '../apps/api/src/testing/operators.ts'
import { startReceiver } from '../apps/api/src/testing/receiver.ts'
import { watchEventLoop } from '../apps/api/src/watchdog.ts'
import { verifyChain } from '../apps/api/src/audit/chain.ts'
import { verifyLedger } from '../apps/api/src/areas/financial/ledger/verify.store.ts'
import { newVpc } from '../apps/api/src/areas/vm/vpcs/vpcs.fixture.ts'
import { verifyLimits } from '../apps/api/src/services/verify-limits.ts'
import { createDice, type Dice } from './fuzz-dice.ts'
import { fuzzedRequest, operationsOf, remember, type FuzzOperation, type Known } from './fuzz-requests.ts'

/**
 * Asks every call of both documents again and again, with right, odd and hostile values, as every kind of caller:
 * `npm run test:fuzz -- 100000 [--seed 7] [--seconds 120]`. Fails on a 5xx that is no 503 with `Retry-After` (answers that
 * break the contract are 500 here), on no answer in time, when the event loop stands still, and when the ledger, the limits or the
 * audit log are wrong afterwards.
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
const newWorldAfter = 3000

interface Caller {
  name: string
  token: string | undefined
}

interface World extends Known {
  callers: Caller[]
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

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHNhcnYgZXhhbXBsZSBrZXlzYXJ2IGV4YW1wbGUga2V5 sara@laptop'

/** Things of every kind, so that there is something behind the calls that name one. */
const createThings = async (api: TestApi, owner: Customer): Promise<void> => {
  const inProject = (area: string, path: string, body: object) =>
    api.send(owner, 'POST', `/${area}/${owner.projectId}/${path}`, body)
  const made = await Promise.all([
    inProject('vm', 'volume/create', { name: 'data-volume', isPredefined: false, volumeSize: 50 }),
    inProject('vm', 'network/create', { name: 'inside-net' }),
    inProject('vm', 'key/create', { name: 'sara-laptop', publicKey }),
    inProject('storage', 'host/create', {
      name: `fuzz-${randomBytes(5).toString('hex')}`,
      isPredefined: false,
      disk: 50,
    }),
    api.send(owner, 'POST', '/portal/webhook/create', {
      name: 'deploys',
      url: receiver.url,
      topicIds: [webhookTopic.id.operations],
    }),
    api.send(owner, 'POST', '/portal/issue/create', {
      content: 'help',
      businessUnitId: businessUnit.id.technical,
      issueSubjectId: 1,
    }),
  ])
  for (const { status, body } of made) if (status !== 200) throw new Error(JSON.stringify(body))
  await api.newServer(owner)
  await api.newServer(owner, { power: 'off' })
  await newVpc(api, owner, { networks: 2 })
}

/** Calls use up money and delete things: now and then everybody is somebody new. */
const createWorld = async (api: TestApi): Promise<World> => {
  const owner = await api.newCustomer({ rials: 5_000_000_000 })
  await createThings(api, owner)
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

const letEverybodyIn = async ({ db }: TestApi): Promise<void> => {
  const inAnHour = new Date(Date.now() + 3_600_000)
  const ended = { revoked_at: null, idle_expires_at: inAnHour, expires_at: inAnHour }
  await db
    .updateTable('sessions')
    .set({ ...ended, proven_at: new Date(), proven_again_at: new Date() })
    .execute()
  await db
    .updateTable('operator_sessions')
    .set({ ...ended, proven_at: new Date() })
    .execute()
  await db.updateTable('api_tokens').set({ revoked_at: null }).execute()
  const enabled = { disabled_at: null, disabled_reason: null }
  await db.updateTable('customers').set(enabled).where('disabled_at', 'is not', null).execute()
  await db.updateTable('users').set({ disabled_reason: null }).where('disabled_reason', 'is not', null).execute()
  await db.updateTable('operators').set(enabled).where('disabled_at', 'is not', null).execute()
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01'
const tries = 5
let letIn: Promise<void> = Promise.resolve()

/**
 * Calls end sessions and tokens, their own too: everybody goes on all the same. One at a time, and again when a call beside it
 * has written the same rows in another order: on PostgreSQL one of them is refused.
 */
const keepEverybodyIn = (api: TestApi): Promise<void> => {
  const before = letIn
  const attempt = async (left: number): Promise<void> => {
    try {
      await letEverybodyIn(api)
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error
      await attempt(left - 1)
    }
  }
  letIn = before.then(() => attempt(tries))
  return letIn
}

const callerFor = (dice: Dice, { callers }: World, operation: FuzzOperation): Caller => {
  const isFitting = ({ name }: Caller) => name.startsWith('operator') === (operation.side === 'operators')
  return dice.oneOf(dice.chance(0.9) ? callers.filter(isFitting) : callers)
}

const late = Symbol('no answer')
const waitMs = (ms: number) => new Promise<typeof late>((resolve) => setTimeout(resolve, ms, late).unref())

console.log(`seed ${seed}: starting …`)
const receiver = await startReceiver()
const api = await startTestApi({
  limits: { ...noLimits },
  settings: { networks: { allow: ['127.0.0.0/8'] } },
})
const stopWatching = watchEventLoop(30_000)
const built = new Set([...api.app.implementedCalls].map(({ method, path }) => `${method} ${path}`))
const operations = [...operationsOf(openApiDocument(), 'customers')]
  .concat(operationsOf(openApiDocument({ side: 'operators' }), 'operators'))
  .filter(({ id, path }) => id.includes(values.only) || path.includes(values.only))
  // The document has calls of areas that are still to be built: nothing is behind them.
  .filter(({ method, path }) => built.has(`${method} ${path}`))
const dice = createDice(seed)
const statuses = new Map<number, number>()
const good = new Set<string>()
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
  if (statusCode < 400) good.add(operation.id)
  if (statusCode === 401 && caller.token !== undefined && caller.token !== 'junk') await keepEverybodyIn(api)
  if (statusCode === 200 && isJson && answer.body !== '') remember(here, operation, answer.json())
}

/** Reads every list once, so that requests name what is there. */
const look = async (here: World): Promise<void> => {
  const [owner, administrator] = [here.callers[0], here.callers.find(({ name }) => name === 'operator admin')]
  for (const operation of operations) {
    const { method, path, side } = operation
    const url = path.replace('{projectId}', String(here.projectId))
    if (method !== 'GET' || !/list$/i.test(path) || url.includes('{')) continue
    const token = (side === 'customers' ? owner : administrator)?.token
    const answer = await api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
    if (answer.statusCode === 200) remember(here, operation, answer.json())
  }
}

const ask = async () => {
  while (sent < wanted && Date.now() < untilMs) {
    sent += 1
    if (sent % newWorldAfter === 0) {
      const next = await createWorld(api)
      await look(next)
      world = next
    }
    await askOnce()
  }
}

await look(world)
await Promise.all(Array.from({ length: atOnce }, ask))
await stopWatching()
const { fault: ledgerFault } = await verifyLedger(api.db)
if (ledgerFault) faults.push(`the ledger is wrong: ${JSON.stringify(ledgerFault)}`)
const { fault: limitsFault } = await verifyLimits(api.db)
if (limitsFault) faults.push(`the limits are wrong: ${JSON.stringify(limitsFault)}`)
const { fault: auditFault } = await verifyChain(api.db, api.secrets)
if (auditFault) faults.push(`the audit log is not whole: ${JSON.stringify(auditFault)}`)
await api.close()
await receiver.close()
const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
console.log(`${sent} requests; ${counted.join(', ')}; ${good.size} of ${operations.length} calls had a good answer`)
const shown = [...new Set(faults)].slice(0, 40)
for (const fault of shown) console.error(fault)
if (faults.length > 0) console.error(`${faults.length} faults; again with --seed ${seed}`)
process.exit(faults.length > 0 ? 1 : 0)
