import { CreateVmHostModel } from '@sarv/contract/vm/host-orders/host-orders.schemas'
import { describe, expect, it } from 'vitest'
import { problemsOf as problemsBy, tooSmallFor, type OrderFacts } from './order-problems.ts'
import { emptyOrder, type VmOrder } from './vm-order.ts'

const problemsOf = (order: VmOrder, facts?: OrderFacts) => problemsBy(order, CreateVmHostModel, facts)

const complete: VmOrder = {
  ...emptyOrder('public'),
  vmImageId: 41,
  productBundleId: 3,
  name: 'shop-web-05',
  password: 'Str0ng!pass',
}

const windows = {
  id: 9,
  name: 'Windows Server 2022',
  operatingSystemId: 1,
  operatingSystem: 'Windows',
  minMemory: 4,
  minDisk: 50,
}

describe('what keeps an order from being sent', () => {
  it('asks for system, plan, name and access in this order', () => {
    const fields = problemsOf(emptyOrder('public')).map(({ field }) => field)
    expect(fields).toEqual(['vmImageId', 'productBundleId', 'name', 'password'])
  })

  it('finds nothing wrong with a complete order', () => {
    expect(problemsOf(complete)).toEqual([])
  })

  it('needs no plan for a custom size', () => {
    expect(problemsOf({ ...complete, sizeKind: 'custom', productBundleId: null })).toEqual([])
  })

  it.each([
    ['', 'نام سرور را بنویسید.'],
    ['   ', 'نام سرور را بنویسید.'],
    ['web1', 'نام سرور دست‌کم پنج کاراکتر باشد.'],
    ['a'.repeat(51), 'بیشتر از ۵۰ کاراکتر پذیرفته نیست.'],
    ['-shop-web', 'نام فقط می‌تواند حرف، رقم، فاصله، نقطه، خط تیره و زیرخط داشته باشد و با حرف یا رقم آغاز شود.'],
    [
      '<script>alert(1)</script>',
      'نام فقط می‌تواند حرف، رقم، فاصله، نقطه، خط تیره و زیرخط داشته باشد و با حرف یا رقم آغاز شود.',
    ],
  ])('refuses the name %j', (name, message) => {
    expect(problemsOf({ ...complete, name })).toEqual([{ field: 'name', message }])
  })

  it('takes a Persian name with Persian digits', () => {
    expect(problemsOf({ ...complete, name: 'فروشگاه ۱' })).toEqual([])
  })

  it.each([null, 0, 21])('refuses %j servers', (count) => {
    expect(problemsOf({ ...complete, count })).toEqual([{ field: 'count', message: 'تعداد باید از ۱ تا ۲۰ باشد.' }])
  })

  it('wants a password or a key', () => {
    const [problem] = problemsOf({ ...complete, password: '' })
    expect(problem).toMatchObject({ field: 'password', message: 'گذرواژه یا کلید SSH لازم است.' })
    expect(problemsOf({ ...complete, password: '', vmKeyId: 7 })).toEqual([])
  })

  it('refuses a weak password even beside a key', () => {
    expect(problemsOf({ ...complete, password: 'weak', vmKeyId: 7 })).toMatchObject([{ field: 'password' }])
  })

  it('counts user data in bytes: a Persian letter is two', () => {
    expect(problemsOf({ ...complete, userData: 'x'.repeat(32_768) })).toEqual([])
    expect(problemsOf({ ...complete, userData: 'ش'.repeat(16_385) })).toMatchObject([{ field: 'userData' }])
  })
})

describe('a plan that is too small for the system', () => {
  it.each([
    [{ vMemory: 2, vDisk: 100 }, /۴ گیگابایت حافظه/],
    [{ vMemory: 8, vDisk: 25 }, /۵۰ گیگابایت دیسک/],
  ])('%j', (bundle, reason) => {
    expect(tooSmallFor(windows, bundle)).toMatch(reason)
    expect(problemsOf(complete, { image: windows, bundle })).toMatchObject([{ field: 'productBundleId' }])
  })

  it('is none that has just enough, or that nobody knows yet', () => {
    expect(tooSmallFor(windows, { vMemory: 4, vDisk: 50 })).toBeUndefined()
    expect(tooSmallFor(windows, undefined)).toBeUndefined()
    expect(tooSmallFor(undefined, { vMemory: 1, vDisk: 25 })).toBeUndefined()
  })
})

describe('a private network', () => {
  const inside: VmOrder = { ...complete, joinsNetwork: true, vmNetworkId: 7 }
  const network = { cidr: '10.20.0.0/24' }

  it('has to be chosen by whoever wants to be in one', () => {
    expect(problemsOf({ ...inside, vmNetworkId: null })).toEqual([
      { field: 'vmNetworkId', message: 'شبکه خصوصی را انتخاب کنید.' },
    ])
    expect(problemsOf({ ...emptyOrder('private') }).map(({ field }) => field)).toContain('vmNetworkId')
  })

  it.each(['10.20.0.1', '10.20.0.0', '10.20.0.255', '10.21.0.9', 'x'])('has no room for %s', (ipAddress) => {
    expect(problemsOf({ ...inside, ipAddress }, { network })).toMatchObject([{ field: 'ipAddress' }])
  })

  it.each(['', '10.20.0.2', '۱۰.۲۰.۰.۹'])('takes %j', (ipAddress) => {
    expect(problemsOf({ ...inside, ipAddress }, { network })).toEqual([])
  })

  it('does not look at an address that is not sent', () => {
    expect(problemsOf({ ...inside, ipAddress: 'x', count: 2 }, { network })).toEqual([])
    expect(problemsOf({ ...inside, ipAddress: 'x', joinsNetwork: false }, { network })).toEqual([])
  })
})
