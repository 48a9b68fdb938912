import { describe, expect, it } from 'vitest'
import { validationText } from '@sarv/contract/validation.fa'
import { emptyTicket, orderOnPage, ordersOf, resolver, toCreateModel, type TicketForm } from './ticket-form.ts'

const errorsOf = async (form: Partial<TicketForm>) => {
  const { errors } = await resolver({ ...emptyTicket, ...form }, undefined, {} as never)
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message]),
  )
}

describe('a new ticket', () => {
  it('asks for what is missing', async () =>
    expect(await errorsOf({})).toEqual({
      businessUnitId: validationText.required,
      issueSubjectId: validationText.required,
      content: validationText.required,
    }))

  it('is sent without what was not chosen', async () => {
    const form = { ...emptyTicket, businessUnitId: 2, issueSubjectId: 1, content: 'سلام', productId: 0, orderId: 0 }
    expect(await errorsOf(form)).toEqual({})
    expect(toCreateModel(form)).toEqual({ businessUnitId: 2, issueSubjectId: 1, issuePriorityId: 1, content: 'سلام' })
    expect(toCreateModel({ ...form, orderId: 71, title: 'دیسک' })).toMatchObject({ orderId: 71, title: 'دیسک' })
    expect(Object.keys(await errorsOf({ ...form, title: 'د' }))).toEqual(['title'])
  })
})

it('offers the services of the product that was chosen, and all of them where none was', () => {
  const orders = [
    { id: 1, productId: 101 },
    { id: 2, productId: 104 },
    { id: 3, productId: null },
  ]
  expect(ordersOf(orders, 104).map(({ id }) => id)).toEqual([2])
  expect(ordersOf(orders, 0)).toEqual(orders)
  expect(ordersOf(orders, null)).toEqual(orders)
})

describe('the service of a page', () => {
  const server = { id: 71, serviceType: 'Vm', projectId: 3, serviceId: 7 }
  const bucket = { id: 95, serviceType: 'Storage', projectId: 3, serviceId: 9 }
  it.each([
    ['/vm/3/7/specification', 71],
    ['/vm/3/7/metrics', 71],
    ['/storage/3/9', 95],
    ['/vm/3/77/specification', undefined],
    ['/vm/4/7/specification', undefined],
    ['/portal/wallet', undefined],
  ])('%s', (pathname, id) => expect(orderOnPage([server, bucket], pathname)?.id).toBe(id))
})
