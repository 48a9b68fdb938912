import { afterEach, expect, it } from 'vitest'
import {
  announceOrder,
  forgetInterruptedOrder,
  goesOnAt,
  interruptedForm,
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
  const leave = announceOrder({ readName: () => 'my-shop' })
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

it('what was typed into a dialog is found again where the dialog opens, but for its secrets', () => {
  const readValues = () => ({ name: 'front-lb', listeners: [{ port: 443, certificate: 'PEM', privateKey: 'secret' }] })
  const dialog = { key: '/load-balancer/1?new=1', path: '/load-balancer/1?new=1', title: 'ساخت لودبالانسر', readValues }
  const leave = announceOrder({ readName: () => 'front-lb', dialog })
  interruptOrder({ path: '/load-balancer/1', title: 'لودبالانسرها' })
  leave()
  expect(interruptedOrder()).toMatchObject({ path: dialog.path, title: dialog.title, name: 'front-lb' })
  expect(interruptedForm(dialog.key)).toEqual({
    name: 'front-lb',
    listeners: [{ port: 443, certificate: 'PEM', privateKey: '' }],
  })
  expect(interruptedForm('/volume/1?new=1')).toBeUndefined()
  expect(goesOnAt('/load-balancer/1?new=1')).toBe(true)
  expect(goesOnAt('/load-balancer/1')).toBe(false)
})
