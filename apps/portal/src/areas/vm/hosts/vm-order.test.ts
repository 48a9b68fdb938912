import { describe, expect, it } from 'vitest'
import { curlOf } from './vm-curl.ts'
import { emptyOrder, problemsOf, toCreateModel, type VmOrder } from './vm-order.ts'

const complete: VmOrder = {
  ...emptyOrder,
  vmImageId: 41,
  productBundleId: 3,
  name: 'shop-web-05',
  password: 'Str0ng!pass',
}

const bodyOf = (order: VmOrder) => {
  const body = toCreateModel(order)
  if (!body) throw new Error('the order has no image')
  return body
}

describe('what keeps an order from being sent', () => {
  it('asks for system, plan, name and access in this order', () => {
    expect(problemsOf(emptyOrder).map(({ field }) => field)).toEqual([
      'vmImageId',
      'productBundleId',
      'name',
      'password',
    ])
  })

  it('finds nothing wrong with a complete order', () => {
    expect(problemsOf(complete)).toEqual([])
  })

  it('needs no plan for a custom size', () => {
    expect(problemsOf({ ...complete, sizeKind: 'custom', productBundleId: null })).toEqual([])
  })

  it.each([
    ['', 'برای سرویس نامی بنویسید.'],
    ['   ', 'برای سرویس نامی بنویسید.'],
    ['web1', 'نام سرور دست‌کم پنج نویسه باشد.'],
    ['a'.repeat(51), 'بیشتر از ۵۰ نویسه پذیرفته نیست.'],
    ['-shop-web', 'نام تنها می‌تواند حرف، رقم، فاصله، نقطه، خط تیره و زیرخط داشته باشد و با حرف یا رقم آغاز شود.'],
    [
      '<script>alert(1)</script>',
      'نام تنها می‌تواند حرف، رقم، فاصله، نقطه، خط تیره و زیرخط داشته باشد و با حرف یا رقم آغاز شود.',
    ],
  ])('refuses the name %j', (name, message) => {
    expect(problemsOf({ ...complete, name })).toEqual([{ field: 'name', message }])
  })

  it('takes a Persian name with Persian digits', () => {
    expect(problemsOf({ ...complete, name: 'فروشگاه ۱' })).toEqual([])
  })

  it('wants a password or a key', () => {
    const [problem] = problemsOf({ ...complete, password: '' })
    expect(problem).toMatchObject({ field: 'password', message: 'گذرواژه یا کلید SSH لازم است.' })
    expect(problemsOf({ ...complete, password: '', vmKeyId: 7 })).toEqual([])
  })

  it('refuses a weak password even beside a key', () => {
    expect(problemsOf({ ...complete, password: 'weak', vmKeyId: 7 })).toMatchObject([{ field: 'password' }])
  })
})

describe('the order on the wire', () => {
  it('sends no sizes with a ready-made plan', () => {
    expect(bodyOf({ ...complete, cpu: 4 })).toMatchObject({
      isPredefined: true,
      productBundleId: 3,
      cpu: null,
      disk: null,
    })
  })

  it('sends sizes and no plan with a custom size', () => {
    expect(bodyOf({ ...complete, sizeKind: 'custom', cpu: 4, memory: 8, disk: 100 })).toMatchObject({
      isPredefined: false,
      productBundleId: null,
      cpu: 4,
      memory: 8,
      disk: 100,
    })
  })

  it('cleans the name as the server would', () => {
    expect(bodyOf({ ...complete, name: ' shop-web-\u06f0\u06f5\u200f ' }).name).toBe('shop-web-05')
  })

  it('is nothing before a system is chosen', () => {
    expect(toCreateModel(emptyOrder)).toBeUndefined()
  })
})

describe('the order as a command', () => {
  const command = curlOf('https://my.example', 12, bodyOf(complete))

  it('never holds the password', () => {
    expect(command).not.toContain(complete.password)
    expect(command).toContain('"password": "..."')
  })

  it('leaves out what is not given', () => {
    expect(command).not.toContain('null')
    expect(curlOf('https://my.example', 12, bodyOf({ ...complete, password: '', vmKeyId: 7 }))).not.toContain(
      'password',
    )
  })

  it('keeps a quote in a name inside the shell quotes', () => {
    expect(curlOf('https://my.example', 12, { ...bodyOf(complete), name: "it's" })).toContain(String.raw`it'\''s`)
  })
})
