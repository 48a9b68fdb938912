import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { lifecycles } from '../apps/api/src/areas/areas.ts'
import { hashPassword } from '../apps/api/src/areas/account/sign-in/passwords.service.ts'
import type { ComputeEngine } from '../apps/api/src/ports/compute/compute.engine.ts'
import { bringPower, serverTag, waitForServerGone } from '../apps/api/src/ports/compute/hosts.engine.ts'
import type { EngineConsole } from '../apps/api/src/ports/compute/hosts.engine.ts'
import { issueDueBills } from '../apps/api/src/areas/financial/bills/bills.service.ts'
import { rateDueHours } from '../apps/api/src/areas/financial/rating/rating.service.ts'
import { seeToUnpaid } from '../apps/api/src/areas/financial/suspensions/suspensions.periodic.ts'
import { createInvoice } from '../apps/api/src/areas/financial/invoices/create.service.ts'
import { reconcile } from '../apps/api/src/areas/vm/reconcile/reconcile.service.ts'
import { findCommand } from '../apps/api/src/cli/commands.ts'
import { createFaults, withFaults, type Fault } from '../apps/api/src/engines/conformance/faults.ts'
import { startTestApi, testPassword, type Customer } from '../apps/api/src/testing/api.ts'
import { silentLog } from '../apps/api/src/testing/database.ts'
import { insertOperator } from '../apps/api/src/testing/operators.ts'
import { insertPerson } from '../apps/api/src/testing/people.ts'
import { fillAccount } from './large-account.ts'

/** Runs as a child of the journeys: the whole product on an in-memory database, and a way to make customers. */
export interface ServerReady {
  url: string
}

export type ServerRequest =
  | { want: 'customer'; rials?: number | undefined }
  /** A customer who has no project yet. */
  | { want: 'newcomer' }
  /** Somebody of the provider who may do everything, signed in. */
  | { want: 'operator' }
  | { want: 'colleague'; of: Customer; access: 'reporter' | 'maintainer' }
  /** Many projects and services, only to be looked at. */
  | { want: 'large account'; of: Customer }
  /** Something that is paid before it is delivered. */
  | { want: 'invoice'; of: Customer }
  /** What an operator types after `sarv`. */
  | { want: 'command'; words: string[] }
  /** Something goes wrong on the engines of every datacenter. */
  | { want: 'fault'; fault: Fault<ComputeEngine> }
  | { want: 'no faults' }
  /** As if this person had signed in a while ago. */
  | { want: 'no proof'; userId: number }
  /** From now on every server has this screen; null: what the sandbox says itself. */
  | { want: 'console'; console: EngineConsole | null }
  /** Somebody does this on the cloud itself, and the comparison with the engine finds it. */
  | { want: 'outside'; act: 'delete' | 'stop'; projectId: number; id: number }

  /** They pass for everything that is about money. */
  | { want: 'hours'; hours: number }

/** Requests carry a number, so that several may be under way. */
export interface Numbered<Message> {
  number: number
  message: Message
}

// Slow enough that a person, and a test, sees the steps go by; fast enough not to wait for them.
const sandboxDelayFactor = Number(process.env['E2E_SANDBOX_SPEED'] ?? '0.05')
const portalFolder = process.env['E2E_PORTAL_FOLDER'] ?? fileURLToPath(new URL('../apps/portal/dist', import.meta.url))

/** The product has to know where it is before it listens there. */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const faults = createFaults<ComputeEngine>()
let screen: EngineConsole | null = null
const withScreen = (engine: ComputeEngine): ComputeEngine =>
  new Proxy(engine, {
    get: (target, key) => (key === 'openConsole' && screen ? async () => screen : Reflect.get(target, key)),
  })
const compute = (engine: ComputeEngine) => withFaults(withScreen(engine), faults)
const port = await freePort()
// Passkeys belong to a name and not to an address: journeys with passkeys open the portal by this one.
const publicUrl = `http://localhost:${port}`
// Receivers of webhooks stand beside the journeys, on this machine.
const settings = { publicUrl, networks: { allow: ['127.0.0.0/8'] } }
const api = await startTestApi({ sandboxDelayFactor, portalFolder, compute, settings })
const url = await api.app.listen({ host: '127.0.0.1', port })
process.send?.({ url } satisfies ServerReady)

const people = {
  newcomer: async () => ({
    ...(await insertPerson(api.db, {
      superUser: true,
      passwordHash: await hashPassword(testPassword),
      isConfirmed: false,
    })),
    password: testPassword,
  }),
}

/** A finding counts once two rounds have seen it. */
const compareTwice = async (): Promise<void> => {
  const deps = { compute: api.compute, secrets: api.secrets, publicUrl }
  const { signal } = new AbortController()
  for (let round = 0; round < 2; round += 1) {
    await reconcile({ db: api.db, deps, log: silentLog, signal }, 1, { pauseSeconds: 0 })
  }
}

const actOutside = async ({ act, projectId, id }: Extract<ServerRequest, { want: 'outside' }>): Promise<void> => {
  const engine = api.compute(1)
  const tag = serverTag(projectId, id)
  const { signal } = new AbortController()
  if (act === 'stop') await bringPower(engine, tag, 'stop', { signal })
  else {
    await engine.deleteServer(tag, signal)
    await waitForServerGone(engine, tag, { signal })
  }
  await compareTwice()
}

let moneyTime = new Date()

const passHours = async (hours: number): Promise<void> => {
  moneyTime = new Date(moneyTime.getTime() + hours * 3_600_000)
  const { db, secrets } = api
  await rateDueHours(db, { now: moneyTime, maxHours: 24 })
  await issueDueBills(db, { now: moneyTime })
  await seeToUnpaid({ db, deps: { secrets, publicUrl }, log: silentLog }, lifecycles, moneyTime)
}

const makeInvoice = ({ customerId }: Customer) => {
  const now = new Date()
  const lines = [{ description: 'بسته ترافیک خروجی', quantity: 2, unitPriceRials: 4_500_000 }]
  return createInvoice(api.db, { customerId, cause: `e2e ${customerId}`, lines, from: now, to: now, dueAt: null })
}

/** What the operator reads. */
const runOperator = async (words: string[]): Promise<string> => {
  const found = findCommand(words)
  if (!found) throw new Error(`there is no command ${words.join(' ')}`)
  const said: string[] = []
  await found.command.run(found.rest, {
    db: api.db,
    secrets: api.secrets,
    publicUrl,
    openEngines: () => Promise.reject(new Error('no command of a journey asks an engine')),
    say: (line) => void said.push(line),
  })
  return said.join('\n')
}

const forgetProof = (userId: number) =>
  api.db
    .updateTable('sessions')
    .set({ proven_at: null, proven_again_at: null, factor_proven_at: null, mailbox_proven_at: null })
    .where('user_id', '=', userId)
    .execute()

const answerTo = async (request: ServerRequest): Promise<object> => {
  if (request.want === 'fault') faults.inject(request.fault)
  else if (request.want === 'no faults') faults.clear()
  else if (request.want === 'no proof') await forgetProof(request.userId)
  else if (request.want === 'hours') await passHours(request.hours)
  else if (request.want === 'console') screen = request.console
  else if (request.want === 'outside') await actOutside(request)
  else if (request.want === 'large account') await fillAccount(api.db, request.of)
  else if (request.want === 'invoice') return makeInvoice(request.of)
  else if (request.want === 'command') return { said: await runOperator(request.words) }
  else if (request.want === 'operator') return insertOperator(api.db, ['admin'])
  else if (request.want === 'colleague') {
    return { ...(await api.newColleague(request.of, request.access)), isSuperUser: false }
  } else if (request.want === 'customer') {
    return {
      ...(await api.newCustomer(request.rials === undefined ? {} : { rials: request.rials })),
      isSuperUser: true,
    }
  } else return { ...(await people[request.want]()), isSuperUser: true }
  return {}
}

process.on('message', ({ number, message }: Numbered<ServerRequest>) => {
  void answerTo(message).then((answer) => process.send?.({ number, message: answer } satisfies Numbered<object>))
})
process.on('disconnect', () => void api.close().then(() => process.exit(0)))
