import type { Db } from '../db/connection.ts'

export interface TestCustomer {
  customerId: number
  userId: number
  projectId: number
}

/** A customer with one user, who may do everything, and one project in a sandbox datacenter. */
export const insertCustomer = async (db: Db, name = 'Test'): Promise<TestCustomer> => {
  await db
    .insertInto('datacenters')
    .values({ id: 1, name: 'tehran-1', engine: 'sandbox', is_sandbox: true, hypervisor_id: 2 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const customer = await db.insertInto('customers').values({ name }).returning('id').executeTakeFirstOrThrow()
  const user = await db
    .insertInto('users')
    .values({ email: `user-${customer.id}@test.example`, password_hash: 'none', first_name: 'Sara', last_name: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('memberships')
    .values({ customer_id: customer.id, user_id: user.id, is_super_user: true })
    .execute()
  const project = await db
    .insertInto('projects')
    .values({ customer_id: customer.id, datacenter_id: 1, name: `project-${customer.id}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { customerId: customer.id, userId: user.id, projectId: project.id }
}
