import { nationalIdHash } from '../personal-data.ts'
import type { SecretBox } from '../../secrets.ts'
import type { Db } from '../connection.ts'
import { demo } from './demo.fa.ts'

/** Published with the product: it opens a demo on one machine and nothing else, see `demo-login.ts`. */
export const demoLogin = { email: 'niloofar@toranj.example', password: 'Toranj-1405!' } as const

export interface NewDemo {
  projectId: number
  customerId: number
  datacenterId: number
  userId: number
}

const demoNationalId = '0013542419'
/** The company's. */
const demoCompanyId = '10103456783'

/**
 * The demo customer, user and project, unless the user is there already; needs the catalogue. Areas add theirs when it was
 * made now, which the answer says.
 */
export const seedDemo = async (db: Db, secrets: SecretBox, passwordHash: string): Promise<NewDemo | undefined> =>
  db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({
        email: demoLogin.email,
        password_hash: passwordHash,
        first_name: demo.firstName,
        last_name: demo.lastName,
        phone_number_secret: secrets.seal('09120000000', 'phone'),
        national_id_secret: secrets.seal(demoNationalId, 'nationalId'),
        national_id_hash: nationalIdHash(secrets, demoNationalId),
        birth_date: '1990-05-12',
        address_secret: secrets.seal(demo.address, 'address'),
        email_confirmed: true,
        phone_number_confirmed: true,
        id_confirmed: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!user) return undefined
    const customerId = await insertDemoCustomer(trx, secrets, user.id)
    const project = await trx
      .insertInto('projects')
      .values({ customer_id: customerId, datacenter_id: 1, name: demo.project, description: demo.projectDescription })
      .returning(['id as projectId', 'datacenter_id as datacenterId'])
      .executeTakeFirstOrThrow()
    return { ...project, customerId, userId: user.id }
  })

const insertDemoCustomer = async (trx: Db, secrets: SecretBox, userId: number): Promise<number> => {
  const { id } = await trx
    .insertInto('customers')
    .values({
      name: demo.customer,
      is_legal: true,
      national_id_secret: secrets.seal(demoCompanyId, 'nationalId'),
      national_id_hash: nationalIdHash(secrets, demoCompanyId),
      postal_code_secret: secrets.seal('1966733411', 'postalCode'),
      phone_secret: secrets.seal('02100000000', 'phone'),
      address_secret: secrets.seal(demo.address, 'address'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('memberships').values({ customer_id: id, user_id: userId, is_super_user: true }).execute()
  await trx
    .insertInto('customer_limits')
    .values({ customer_id: id, max_cpu: 64, max_memory_gb: 256, max_disk_gb: 4000, max_ip: 20, max_vm: 20 })
    .execute()
  return id
}
