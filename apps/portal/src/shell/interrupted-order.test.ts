import { afterEach, expect, it } from 'vitest'
import {
  announceOrderName,
  forgetInterruptedOrder,
  interruptedOrder,
  interruptOrder,
  parseInterruptedOrder,
} from './interrupted-order.ts'
import { clearSession, session } from './session.ts'

const page = { path: '/vm/1/add-vm?image=41', title: 'ساخت سرور' }
const hourMs = 3_600_000

afterEach(() => {
  forgetInterruptedOrder()
  clearSession()
})

it('an order that lacked money is found again after the bank, by its name', () => {
  const leave = announceOrderName(() => 'my-shop')
  interruptOrder(page)
  leave()
  expect(interruptedOrder()).toMatchObject({ ...page, name: 'my-shop' })
})

it('an order without a name is found as well, and none once it was sent', () => {
  interruptOrder(page)
  expect(interruptedOrder()).toMatchObject({ name: '' })
  forgetInterruptedOrder()
  expect(interruptedOrder()).toBeUndefined()
})

it('an order of yesterday, or of somebody else, is not gone on with', () => {
  interruptOrder(page)
  expect(interruptedOrder(Date.now() + 25 * hourMs)).toBeUndefined()
  session.set({ ...session.get(), userId: 7 })
  expect(interruptedOrder()).toBeUndefined()
})

it.each(['{', '{}', 'null', '{"path":"//evil.example","title":"","name":"","userId":0,"atMs":1}'])(
  'what is kept as %s leads nowhere',
  (text) => expect(parseInterruptedOrder(text)).toBeNull(),
)
