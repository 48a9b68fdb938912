import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOperatorAccess, isProjectAccess, may, operatorRoles, tokenMay } from '@sarv/contract/access'
import type { Call } from '@sarv/contract/call'
import { callId } from '@sarv/contract/calls'
import { isReading } from '@sarv/contract/reads'
import { inputOf, type CallInputs } from '../testing/access/inputs.ts'
import { startTestApi } from '../testing/api.ts'
import {
  callerKinds,
  marker,
  startWorld,
  type CallerKind,
  type CallingPerson,
  type World,
} from '../testing/access/world.ts'

/**
 * Every implemented call, tried by everyone: what must come back follows from the contract's access table alone. A new
 * call is in this test by being implemented; one that needs an input which nobody described makes it fail.
 */
let world: World
/** The same, but that the project is open to everyone in the account. */
let openWorld: World
beforeAll(async () => {
  world = await startWorld()
  openWorld = await startWorld({ isPublic: true })
})
afterAll(async () => {
  await world.api.close()
  await openWorld.api.close()
})

type Expected = 'allowed' | 401 | 403 | 404

const expectedFor = (world: World, call: Call, kind: CallerKind, input: CallInputs): Expected => {
  const { roles, operatorRoles, isOfThisCustomer, seesProject, scope } = world.standingOf(kind)
  if (call.access === 'anyone') return 'allowed'
  // A token of one side of the counter is nobody's on the other.
  if (isOperatorAccess(call.access)) {
    if (!operatorRoles) return 401
    return may(call.access, operatorRoles) ? 'allowed' : 403
  }
  if (!roles) return 401
  const isInProject = isProjectAccess(call.access)
  if (isInProject && !(isOfThisCustomer && seesProject)) return 404
  if (!may(call.access, roles)) return 403
  if (scope && !tokenMay(call, scope)) return 403
  // Outside of projects everyone has things of their own; what the owner's id names is not there for others.
  if (!isInProject && input.namesThingOf === 'customer' && !isOfThisCustomer) return 404
  if (!isInProject && input.namesThingOf === 'project' && !seesProject) return 404
  if (input.access && !may(input.access, roles)) return 403
  if (!isInProject && input.namesThingOf === 'person' && kind === 'stranger') return 404
  return 'allowed'
}

const fill = (path: string, params: Record<string, number | string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params[name]
    if (value === undefined)
      throw new Error(`no value for {${name}} of ${path}: describe it in its area's access.fixture.ts`)
    return String(value)
  })

/** Whoever reads or is refused changes nothing, so that one person of each kind is enough for all of that. */
const lasting = new Map<World, Map<CallerKind, Promise<CallingPerson>>>()
const lastingCaller = (world: World, kind: CallerKind): Promise<CallingPerson> => {
  const known = lasting.get(world) ?? new Map<CallerKind, Promise<CallingPerson>>()
  lasting.set(world, known)
  const caller = known.get(kind) ?? world.newCaller(kind)
  known.set(kind, caller)
  return caller
}

/** What a call was sent that left all as it was: good for the next one who is to be refused. */
const untouched = new Map<World, Map<Call, CallInputs>>()

/** Who tries it with what. */
const prepare = async (world: World, call: Call, kind: CallerKind) => {
  const kept = untouched.get(world) ?? new Map<Call, CallInputs>()
  untouched.set(world, kept)
  const known = kept.get(call)
  if (known && expectedFor(world, call, kind, known) !== 'allowed')
    return { input: known, caller: await lastingCaller(world, kind) }
  const caller = call.method === 'GET' ? await lastingCaller(world, kind) : await world.newCaller(kind)
  const input = await inputOf(call, world, caller)
  if (expectedFor(world, call, kind, input) !== 'allowed') kept.set(call, input)
  return { input, caller }
}

const attempt = async (world: World, call: Call, kind: CallerKind) => {
  const { caller, input } = await prepare(world, call, kind)
  const { bearer } = caller
  const answer = await world.api.app.inject({
    method: call.method,
    url: fill(call.path, input.params) + (input.query ? `?${new URLSearchParams(input.query).toString()}` : ''),
    remoteAddress: world.newAddress(),
    headers: {
      accept: 'application/problem+json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(input.body && { payload: input.body }),
  })
  const allowed = input.refusal ?? 200
  const expected = expectedFor(world, call, kind, input)
  return { status: answer.statusCode, expected: expected === 'allowed' ? allowed : expected, text: answer.body }
}

const calls = () => [...world.api.app.implementedCalls].filter((call) => call.answers !== 'events')

/** What the guard decides by; every caller is tried with one call of each. */
const lineOf = ({ method, access, tokens, effect, personal, stepUp }: Call): string =>
  [access, tokens, isReading({ method, effect }), personal, stepUp].join(' ')

/** From the least to the most that somebody may do; tokens are people who may less. */
const least: readonly CallerKind[] = [
  'member',
  'reader',
  'tokenOfOtherProject',
  'readingToken',
  'writingToken',
  'operator',
  'manager',
  'accountManager',
  'financialManager',
  'superUser',
  ...operatorRoles,
]

/**
 * Who tries which call: nobody, a stranger, the least of those who may, and of those who may not the one with the most rights. All
 * of them try one call of each line of the table, and every call that asks for more than the table says.
 */
const triedBy = async (world: World, kinds: readonly CallerKind[]): Promise<Map<CallerKind, Call[]>> => {
  const tried = new Map<CallerKind, Call[]>(kinds.map((kind) => [kind, []]))
  const knownLines = new Set<string>()
  for (const call of calls()) {
    const expected = new Map<CallerKind, Expected>()
    const input = await inputOf(
      call,
      world,
      await lastingCaller(world, isOperatorAccess(call.access) ? 'admin' : 'superUser'),
    )
    for (const kind of kinds) expected.set(kind, expectedFor(world, call, kind, input))
    const ranked = least.filter((kind) => kinds.includes(kind))
    const isNewLine = !knownLines.has(lineOf(call))
    knownLines.add(lineOf(call))
    const asksMore = input.namesThingOf !== undefined || input.access !== undefined
    const chosen = new Set<CallerKind | undefined>([
      'nobody',
      'stranger',
      ranked.find((kind) => expected.get(kind) === 'allowed'),
      ranked.findLast((kind) => expected.get(kind) === 403),
      ranked.findLast((kind) => expected.get(kind) === 404),
    ])
    for (const [kind, list] of tried) if (isNewLine || asksMore || chosen.has(kind)) list.push(call)
  }
  return tried
}
const plans = new Map<World, Promise<Map<CallerKind, Call[]>>>()

const publicKinds = ['nobody', 'stranger', 'member', 'operator', 'financialManager', 'tokenOfOtherProject'] as const

const planOf = (world: World): Promise<Map<CallerKind, Call[]>> => {
  const plan = plans.get(world) ?? triedBy(world, world === openWorld ? publicKinds : callerKinds)
  plans.set(world, plan)
  return plan
}

/** Every call that was not answered as the table says, or that showed something to those who see nothing. */
const tryAll = async (world: World, kind: CallerKind): Promise<string[]> => {
  const wrong: string[] = []
  for (const call of (await planOf(world)).get(kind)!) {
    const { status, expected, text } = await attempt(world, call, kind)
    if (status !== expected) wrong.push(`${callId(call)}: ${status} instead of ${expected}: ${text.slice(0, 200)}`)
    if ((kind === 'stranger' || kind === 'nobody') && text.includes(marker)) wrong.push(`${callId(call)} leaks`)
  }
  return wrong
}

describe('every implemented call', () => {
  it.each(callerKinds)(
    'answers %s as the access table says, and shows nothing of others',
    async (kind) => expect(await tryAll(world, kind)).toEqual([]),
    120_000,
  )

  it.each(publicKinds)(
    'answers %s in a project that everyone in its account may read',
    async (kind) => expect(await tryAll(openWorld, kind)).toEqual([]),
    120_000,
  )

  it('is tried with a role for each line of the table', () => {
    const standings = callerKinds.map((kind) => world.standingOf(kind))
    for (const call of calls().filter(({ access }) => access !== 'anyone')) {
      const rolesOf = ({ roles = [], operatorRoles = [] }: (typeof standings)[number]) =>
        isOperatorAccess(call.access) ? operatorRoles : roles
      const isTried = standings.some((standing) => rolesOf(standing).length > 0 && may(call.access, rolesOf(standing)))
      expect([callId(call), isTried]).toEqual([callId(call), true])
    }
  })
})

describe('the two sides of the counter', () => {
  const sides = () => {
    const closed = calls().filter(({ access }) => access !== 'anyone')
    return {
      ofOperators: closed.filter(({ access }) => isOperatorAccess(access)),
      ofCustomers: closed.filter(({ access }) => !isOperatorAccess(access)),
    }
  }

  it('have calls of their own, by their paths', () => {
    const { ofOperators, ofCustomers } = sides()
    expect([ofOperators.length > 2, ofCustomers.length > 200]).toEqual([true, true])
    expect(ofOperators.filter(({ path }) => !path.startsWith('/api/operator/')).map(callId)).toEqual([])
    expect(ofCustomers.filter(({ path }) => path.startsWith('/api/operator/')).map(callId)).toEqual([])
  })

  it('open nothing to a token of the other: no call of operators to a customer, whoever, and the other way round', async () => {
    const { ofOperators, ofCustomers } = sides()
    for (const [kinds, closed] of [
      [['superUser', 'writingToken'], ofOperators],
      [['admin'], ofCustomers],
    ] as const) {
      for (const kind of kinds) {
        // One after the other: what one call needs may be in the way of the next.
        const opened: string[] = []
        for (const call of closed) if ((await attempt(world, call, kind)).status !== 401) opened.push(callId(call))
        expect(opened).toEqual([])
      }
    }
  }, 120_000)

  it('the operators’ one is not there where it is switched off', async () => {
    const api = await startTestApi({ withWorker: false, settings: { operators: { isOn: false, twoPersonRials: 1 } } })
    const offered = [...api.app.implementedCalls].filter(({ path }) => path.startsWith('/api/operator/'))
    const { status } = await api.request(undefined, { method: 'POST', url: '/api/operator/session/login', payload: {} })
    const page = await api.request(undefined, { method: 'GET', url: '/operator/customers' })
    await api.close()
    expect([offered, status, page.status]).toEqual([[], 404, 404])
  })
})

describe('an inside look as a lesser role', () => {
  const as = (kind: CallerKind, role: string, url: string, method: 'GET' | 'DELETE' = 'GET') =>
    world
      .newCaller(kind)
      .then(({ bearer }) =>
        world.api.request<unknown[]>(bearer, { method, url: `/api/my${url}`, headers: { 'x-see-as': role } }),
      )

  it('takes rights away, and never gives any', async () => {
    const servers = `/vm/${world.projectId}/host/list`
    expect((await as('superUser', 'reader', servers)).status).toBe(200)
    expect((await as('superUser', 'reader', `/project/delete/${world.projectId}`, 'DELETE')).status).toBe(403)
    expect((await as('manager', 'operator', `/project/delete/${world.projectId}`, 'DELETE')).status).toBe(403)
    expect((await as('superUser', 'financialManager', servers)).status).toBe(404)
    expect((await as('superUser', 'financialManager', '/account/customer/get')).status).toBe(403)
    for (const [kind, role] of [
      ['reader', 'operator'],
      ['reader', 'superUser'],
      ['operator', 'reader'],
      ['manager', 'superUser'],
      ['superUser', 'superUser'],
      ['superUser', 'nonsense'],
    ] as const) {
      expect([kind, role, (await as(kind, role, servers)).status]).toEqual([kind, role, 403])
    }
  })

  it('shows a super user the projects with that role', async () => {
    const { body } = await as('superUser', 'reader', '/project/list')
    expect(body).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: world.projectId, userAccessTypeId: 3 })]),
    )
  })
})
