import type { Db } from '../db/connection.ts'
import { hashToken, newToken } from '../secrets.ts'

export interface PersonOptions {
  superUser?: boolean
  accountManager?: boolean
  financialManager?: boolean
  /** Join this customer instead of a new one. */
  customerId?: number
  /** Absent: nobody can sign in with a password. */
  passwordHash?: string
  /** Whether they have shown who they are; super users have, unless a test is about those who have not. */
  isConfirmed?: boolean
}

export interface Person {
  userId: number
  customerId: number
  sessionId: number
  token: string
  email: string
}

let made = 0

/** With large limits, as if an operator had set them: few tests are about those that people begin with. */
const insertAccount = async (db: Db) => {
  const account = await db
    .insertInto('customers')
    .values({ name: `customer ${made}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('customer_limits').values({ customer_id: account.id }).execute()
  return account
}

/** A signed-in user with a customer. */
export const insertPerson = async (db: Db, options: PersonOptions = {}): Promise<Person> => {
  made += 1
  const email = `person-${made}-${newToken().slice(0, 8).toLowerCase()}@example.com`
  const customerId = options.customerId ?? (await insertAccount(db)).id
  const { id: userId } = await db
    .insertInto('users')
    .values({
      email,
      password_hash: options.passwordHash ?? null,
      first_name: 'Sara',
      last_name: 'Azad',
      id_confirmed: options.isConfirmed ?? options.superUser ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('memberships')
    .values({
      customer_id: customerId,
      user_id: userId,
      is_super_user: options.superUser ?? false,
      is_account_manager: options.accountManager ?? false,
      is_financial_manager: options.financialManager ?? false,
    })
    .execute()
  const token = newToken()
  const { id: sessionId } = await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      customer_id: customerId,
      idle_expires_at: new Date(Date.now() + 3_600_000),
      expires_at: new Date(Date.now() + 86_400_000),
      proven_at: new Date(),
      proven_again_at: new Date(),
      factor_proven_at: new Date(),
      mailbox_proven_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId, customerId, sessionId, token, email }
}

export const insertProject = async (db: Db, customerId: number): Promise<number> => {
  await db
    .insertInto('datacenters')
    .values({ id: 1, name: 'here', engine: 'sandbox', is_sandbox: true, hypervisor_id: 2 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  made += 1
  const { id } = await db
    .insertInto('projects')
    .values({ customer_id: customerId, datacenter_id: 1, name: `project ${made}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const letIn = async (db: Db, { userId, customerId }: Person, projectId: number, accessType: number) => {
  await db
    .insertInto('project_users')
    .values({ project_id: projectId, user_id: userId, customer_id: customerId, access_type: accessType })
    .execute()
}

export interface TestCustomer {
  customerId: number
  userId: number
  projectId: number
}

/** A customer with one user, who may do everything, and one project in a sandbox datacenter. */
export const insertCustomer = async (db: Db): Promise<TestCustomer> => {
  const { customerId, userId } = await insertPerson(db, { superUser: true })
  return { customerId, userId, projectId: await insertProject(db, customerId) }
}
