import {
  accessTypeOfRole,
  isOperatorAccess,
  isProjectRole,
  operatorRoles,
  type OperatorRole,
  type Role,
  type TokenScope,
} from '@sarv/contract/access'
import type { Call } from '@sarv/contract/call'
import { hashToken, newApiToken } from '../../secrets.ts'
import { startTestApi, type TestApi } from '../api.ts'
import { giveMoney } from '../money.ts'
import { insertOperator } from '../operators.ts'
import { insertPerson, insertProject, letIn, type Person } from '../people.ts'

/** Stands in the name of everything that the customer has: an answer to anyone else that holds it is a leak. */
export const marker = 'zz-acme-only'

/** Everyone who may try a call. */
export const callerKinds = [
  'nobody',
  'stranger',
  'member',
  'reader',
  'operator',
  'manager',
  'accountManager',
  'financialManager',
  'superUser',
  'readingToken',
  'writingToken',
  'tokenOfOtherProject',
  ...operatorRoles,
] as const
export type CallerKind = (typeof callerKinds)[number]

/** What the access table knows of a caller. */
export interface Standing {
  /** Absent: nobody is signed in. */
  roles?: readonly Role[]
  /** Of the other side of the counter. */
  operatorRoles?: readonly OperatorRole[]
  isOfThisCustomer: boolean
  seesProject: boolean
  scope?: TokenScope
}

export interface CallingPerson extends Person {
  kind: CallerKind
  /** What is sent: the session's token or an API token. */
  bearer: string | undefined
}

export interface World {
  api: TestApi
  /** The customer whose things everyone tries to reach. */
  owner: Person
  projectId: number
  otherProjectId: number
  standingOf(kind: CallerKind): Standing
  /** A new person each time, because some calls end a session or a membership. */
  newCaller(kind: CallerKind): Promise<CallingPerson>
  /** Someone who may call it, on its side of the counter. */
  newCallerFor(call: Call): Promise<CallingPerson>
  /** So that no limit of how often an address may ask is met. */
  newAddress(): string
}

const operatorRoleOf = (kind: CallerKind): OperatorRole | undefined => operatorRoles.find((role) => role === kind)

const roleOf = (kind: CallerKind): Role | undefined => {
  if (operatorRoleOf(kind)) return undefined
  if (kind === 'nobody' || kind === 'stranger' || kind === 'member') return undefined
  return isToken(kind) ? 'superUser' : (kind as Role)
}

const isToken = (kind: CallerKind): boolean =>
  kind === 'readingToken' || kind === 'writingToken' || kind === 'tokenOfOtherProject'

/** Operations stay queued in it: nothing is really built. */
export const startWorld = async (options?: WorldOptions): Promise<World> =>
  createWorld(await startTestApi({ withWorker: false }), options)

interface WorldOptions {
  /** The project is open to everyone in the account. */
  isPublic?: boolean
}

export const createWorld = async (api: TestApi, { isPublic = false }: WorldOptions = {}): Promise<World> => {
  const { db } = api
  const owner = await insertPerson(db, { superUser: true })
  await giveMoney(db, owner.customerId)
  const { customerId } = owner
  const projectId = await insertProject(db, customerId)
  const otherProjectId = await insertProject(db, customerId)
  await db
    .updateTable('customers')
    .set({ name: `${marker} customer` })
    .where('id', '=', customerId)
    .execute()
  await db.updateTable('users').set({ first_name: marker }).where('id', '=', owner.userId).execute()
  for (const id of [projectId, otherProjectId]) {
    await db
      .updateTable('projects')
      .set({ name: `${marker} ${id}`, is_public: isPublic })
      .where('id', '=', id)
      .execute()
  }

  const scopeOf = (kind: CallerKind): TokenScope | undefined => {
    if (!isToken(kind)) return undefined
    const projectIds = [kind === 'tokenOfOtherProject' ? otherProjectId : projectId]
    return { readOnly: kind === 'readingToken', projectIds }
  }

  const insertToken = async (person: Person, { readOnly, projectIds = [] }: TokenScope): Promise<string> => {
    const token = newApiToken()
    const { id } = await db
      .insertInto('api_tokens')
      .values({
        user_id: person.userId,
        customer_id: person.customerId,
        name: 'test',
        token_hash: hashToken(token),
        last_chars: token.slice(-4),
        read_only: readOnly,
        all_projects: false,
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const project of projectIds) {
      await db.insertInto('api_token_projects').values({ api_token_id: id, project_id: project }).execute()
    }
    return token
  }

  const newCaller = async (kind: CallerKind): Promise<CallingPerson> => {
    const operatorRole = operatorRoleOf(kind)
    // What they act on is the owner's.
    if (operatorRole) return { ...owner, kind, bearer: (await insertOperator(db, [operatorRole])).token }
    const role = roleOf(kind)
    const person = await insertPerson(db, {
      ...(kind !== 'stranger' && { customerId }),
      superUser: kind === 'stranger' || role === 'superUser',
      accountManager: role === 'accountManager',
      financialManager: role === 'financialManager',
    })
    if (role && isProjectRole(role)) await letIn(db, person, projectId, accessTypeOfRole(role)!)
    const scope = scopeOf(kind)
    const bearer = kind === 'nobody' ? undefined : scope ? await insertToken(person, scope) : person.token
    return { ...person, kind, bearer }
  }

  let visitors = 0
  return {
    api,
    owner,
    projectId,
    otherProjectId,
    standingOf: (kind) => {
      const operatorRole = operatorRoleOf(kind)
      if (operatorRole) return { operatorRoles: [operatorRole], isOfThisCustomer: false, seesProject: false }
      const role = roleOf(kind)
      const scope = scopeOf(kind)
      const isOfThisCustomer = kind !== 'stranger' && kind !== 'nobody'
      const wasLetIn = role !== undefined && (role === 'superUser' || isProjectRole(role))
      const isReaderByDefault = isPublic && isOfThisCustomer && !wasLetIn
      const held: readonly Role[] = kind === 'stranger' ? ['superUser'] : role ? [role] : []
      return {
        ...(kind !== 'nobody' && { roles: isReaderByDefault ? [...held, 'reader'] : held }),
        isOfThisCustomer,
        seesProject: kind !== 'tokenOfOtherProject' && (wasLetIn || isReaderByDefault),
        ...(scope && { scope }),
      }
    },
    newCaller,
    newCallerFor: ({ access }) => newCaller(isOperatorAccess(access) ? 'admin' : 'superUser'),
    newAddress: () => {
      visitors += 1
      return `198.18.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`
    },
  }
}
