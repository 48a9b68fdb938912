import { describe, expect, it } from 'vitest'
import { emptyOrder, fitToImage, orderInAddress, rehearsalOf, toCreateModel, type VmOrder } from './vm-order.ts'

const complete: VmOrder = {
  ...emptyOrder('public'),
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

  it('sends what is switched on and nothing of what is not', () => {
    const wished = { ...complete, dataDisk: 50, vmNetworkId: 7, ipAddress: ' 10.20.0.۹ ' }
    expect(bodyOf(wished)).toMatchObject({ dataDisk: null, vmNetworkId: null, ipAddress: null, count: null })
    expect(bodyOf({ ...wished, hasDataDisk: true, joinsNetwork: true })).toMatchObject({
      dataDisk: 50,
      vmNetworkId: 7,
      ipAddress: '10.20.0.9',
    })
  })

  it('gives several servers no fixed address', () => {
    const several = { ...complete, joinsNetwork: true, vmNetworkId: 7, ipAddress: '10.20.0.9', count: 3 }
    expect(bodyOf(several)).toMatchObject({ count: 3, vmNetworkId: 7, ipAddress: null })
  })

  it('sends user data as it was written, and none that is blank', () => {
    expect(bodyOf({ ...complete, userData: '#cloud-config\n  a: ۱\n' }).userData).toBe('#cloud-config\n  a: ۱\n')
    expect(bodyOf({ ...complete, userData: ' \n' }).userData).toBeNull()
  })

  it('cleans the name as the server would', () => {
    expect(bodyOf({ ...complete, name: ' shop-web-\u06f0\u06f5\u200f ' }).name).toBe('shop-web-05')
  })

  it('is nothing before a system is chosen', () => {
    expect(toCreateModel(emptyOrder('public'))).toBeUndefined()
  })

  it('begins without a public address inside a private network', () => {
    expect(emptyOrder('private', 7)).toMatchObject({ usedPublicIpV4: false, joinsNetwork: true, vmNetworkId: 7 })
  })
})

describe('a rehearsal', () => {
  it('carries no secret', () => {
    const sent = JSON.stringify(rehearsalOf({ ...complete, userData: 'token: s3cret' }, 12))
    expect(sent).not.toContain('s3cret')
    expect(sent).not.toContain(complete.password)
  })
})

describe('what a system needs', () => {
  const image = { id: 9, name: 'W', operatingSystemId: 1, operatingSystem: 'Windows', minMemory: 3, minDisk: 40 }

  it('is the least that the sliders give', () => {
    expect(fitToImage(complete, image)).toMatchObject({ memory: 3, disk: 50 })
    expect(fitToImage({ ...complete, memory: 8, disk: 100 }, image)).toMatchObject({ memory: 8, disk: 100 })
    expect(fitToImage(complete, undefined)).toMatchObject({ memory: 1, disk: 25 })
  })
})

describe('an order that the address asks for', () => {
  const asked = (search: string) => orderInAddress(new URLSearchParams(search))

  it('has the sizes of a calculation', () => {
    expect(asked('cpu=4&ram=16&disk=150&ip6=1&n=2')).toEqual({
      sizeKind: 'custom',
      productBundleId: null,
      cpu: 4,
      memory: 16,
      disk: 150,
      count: 2,
      usedPublicIpV6: true,
    })
  })

  it('has its plan instead of the sizes', () =>
    expect(asked('cpu=4&ram=16&disk=150&plan=7')).toMatchObject({ sizeKind: 'bundle', productBundleId: 7 }))

  it('is empty where nothing is asked for, or only a part of a machine', () => {
    expect(asked('')).toEqual({})
    expect(asked('cpu=4&disk=oops')).toEqual({})
  })
})
