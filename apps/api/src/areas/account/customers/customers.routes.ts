import type { FastifyInstance } from 'fastify'
import { customerCalls } from '@sarv/contract/account/customers/customers.calls'
import { customerStatus } from '@sarv/contract/enums'
import { maskedIn } from '../../../db/personal-data.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { convertToLegal, editCustomer, openCustomer } from './customers.service.ts'
import { findCustomer, listCustomersOf } from './customers.store.ts'

export const customerRoutes = (app: FastifyInstance, { db, secrets }: Dependencies): void => {
  implement(app, customerCalls.customerList, async ({ actor }) => {
    const rows = await listCustomersOf(db, actor.userId)
    return rows.map((row) => ({ ...row, isCurrent: row.id === actor.customerId }))
  })

  implement(app, customerCalls.customerGet, async ({ actor }) => {
    const row = await findCustomer(db, actor.customerId)
    const { nationalId, phone, postalCode, address } = openCustomer(secrets, row)
    const { view } = actor
    return {
      id: row.id,
      name: row.name,
      nationalId: maskedIn(view, nationalId),
      registrationNumber: maskedIn(view, row.registrationNumber),
      registrationDate: row.registrationDate === null || view ? null : `${row.registrationDate}T00:00:00`,
      phone: maskedIn(view, phone),
      postalCode: maskedIn(view, postalCode),
      address: view ? null : address,
      statusId: row.statusId,
      status: customerStatus.label(row.statusId),
      isLegal: row.isLegal,
      createDate: toWire(row.createDate),
      modifyDate: toWire(row.modifyDate),
    }
  })

  implement(app, customerCalls.customerEdit, async ({ trx, actor, body, note }) =>
    note({
      target: `customer:${actor.customerId}`,
      ...(await editCustomer(trx, secrets, actor.customerId, body)),
    }),
  )

  implement(app, customerCalls.customerConvertToLegal, async ({ trx, actor, body, note }) =>
    note({
      target: `customer:${actor.customerId}`,
      ...(await convertToLegal(trx, secrets, actor.customerId, body)),
    }),
  )
}
