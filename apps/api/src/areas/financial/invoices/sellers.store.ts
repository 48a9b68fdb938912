import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { noSeller } from './sellers.fa.ts'

/** Who sells, as invoices name it. */
export interface Seller {
  name: string
  economicCode: string | null
  nationalId: string | null
  registrationNumber: string | null
  postalCode: string | null
  address: string | null
  phone: string | null
}

const nothing = {
  economicCode: null,
  nationalId: null,
  registrationNumber: null,
  postalCode: null,
  address: null,
  phone: null,
}

/** From now on invoices name this seller, or none are issued; those before keep theirs. */
export const noteSeller = async (db: Db, seller: Seller | undefined): Promise<void> => {
  const name = seller?.name ?? noSeller
  const { economicCode, nationalId, registrationNumber, postalCode, address, phone } = seller ?? nothing
  await sql`
    insert into sellers (name, economic_code, national_id, registration_number, postal_code, address, phone)
    select ${name}, ${economicCode}, ${nationalId}, ${registrationNumber}, ${postalCode}, ${address}, ${phone}
    where not exists (
      select from (select * from sellers order by id desc limit 1) last
      where (name, economic_code, national_id, registration_number, postal_code, address, phone)
        is not distinct from (${name}::text, ${economicCode}::text, ${nationalId}::text, ${registrationNumber}::text,
          ${postalCode}::text, ${address}::text, ${phone}::text)
    )`.execute(db)
}

const named = (seller: Seller | undefined) => (seller?.name === noSeller ? undefined : seller)

const sellers = (db: Db) =>
  db
    .selectFrom('sellers')
    .select(['name', 'economic_code as economicCode', 'national_id as nationalId', 'phone', 'address'])
    .select(['registration_number as registrationNumber', 'postal_code as postalCode'])

/** The one of today; undefined: no invoice may be issued. */
export const findSeller = async (db: Db): Promise<Seller | undefined> =>
  named(await sellers(db).orderBy('id', 'desc').limit(1).executeTakeFirst())

/** The one of an earlier day. */
export const findSellerById = async (db: Db, id: number): Promise<Seller | undefined> =>
  named(await sellers(db).where('id', '=', id).executeTakeFirst())
