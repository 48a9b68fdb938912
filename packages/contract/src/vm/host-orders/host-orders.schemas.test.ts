import { describe, expect, it } from 'vitest'
import { validationText as text } from '../../validation.fa.ts'
import { CreateVmHostModel } from './host-orders.schemas.ts'

const readyMade = { vmImageId: 3, name: 'shop-web-01', password: 'Abcdef1!', isPredefined: true, productBundleId: 7 }
const custom = { ...readyMade, isPredefined: false, productBundleId: 0, cpu: 2, memory: 4, disk: 50 }

const errorsOf = (body: unknown) =>
  CreateVmHostModel.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the body of vmHostCreate', () => {
  it('fills in what an order may leave out', () =>
    expect(CreateVmHostModel.parse(readyMade)).toEqual({ ...readyMade, storageClassTypeId: 1, usedPublicIpV6: false }))

  it('ignores sizes beside a bundle, even impossible ones', () =>
    expect(CreateVmHostModel.parse({ ...readyMade, cpu: 0, memory: 'x', disk: null })).not.toHaveProperty('cpu'))

  it('takes sizes without a bundle', () =>
    expect(CreateVmHostModel.parse(custom)).toMatchObject({ cpu: 2, memory: 4, disk: 50 }))

  it.each(['', 'null', null])('an address of %j is automatic', (ipAddress) =>
    expect(CreateVmHostModel.parse({ ...readyMade, ipAddress }).ipAddress).toBeUndefined(),
  )

  it('takes a key instead of a password', () =>
    expect(CreateVmHostModel.safeParse({ ...readyMade, password: '', vmKeyId: 5 }).success).toBe(true))

  it.each([
    ['no bundle', { ...readyMade, productBundleId: 0 }, [['productBundleId', text.bundle]]],
    ['a size missing', { ...custom, memory: null }, [['memory', text.required]]],
    ['neither password nor key', { ...readyMade, password: null, vmKeyId: 0 }, [['password', text.passwordOrKey]]],
    ['a weak password', { ...readyMade, password: 'abc' }, [['password', text.serverPassword]]],
    ['too many cores', { ...custom, cpu: 49 }, [['cpu', text.tooBig('۴۸')]]],
    ['a disk between the steps', { ...custom, disk: 60 }, [['disk', text.notMultiple('۲۵')]]],
    ['a short name', { ...readyMade, name: 'web' }, [['name', text.tooShort('۵')]]],
    ['cores as text', { ...custom, cpu: '2' }, [['cpu', text.wrongNumber]]],
    ['no body', undefined, [['', text.required]]],
    ['a body that is a list', [], [['', text.wrongBody]]],
  ])('refuses %s', (_, body, errors) => expect(errorsOf(body)).toEqual(errors))
})
