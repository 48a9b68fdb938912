import { expect, it } from 'vitest'
import { emptyVolume, toVolumeModel, volumeProblems, volumeRehearsal } from './volume-form.ts'

it('asks for a name and a plan', () => {
  expect(volumeProblems(emptyVolume)).toEqual({
    name: expect.any(String),
    productBundleId: expect.any(String),
  })
  expect(Object.values(volumeProblems({ ...emptyVolume, name: 'files', sizeKind: 'custom' })).filter(Boolean)).toEqual(
    [],
  )
})

it('sends a plan or a size, never both', () => {
  const form = { ...emptyVolume, name: ' files ', productBundleId: 7, volumeSize: 150 }
  expect(toVolumeModel(form)).toEqual({
    name: 'files',
    isPredefined: true,
    productBundleId: 7,
    volumeSize: null,
    vmHostId: null,
  })
  expect(toVolumeModel({ ...form, sizeKind: 'custom' })).toMatchObject({ productBundleId: null, volumeSize: 150 })
})

it('goes to the server on whose page it is made, unless somebody says otherwise', () => {
  expect(toVolumeModel(emptyVolume, 9).vmHostId).toBe(9)
  expect(toVolumeModel({ ...emptyVolume, isAttached: false }, 9).vmHostId).toBeNull()
})

it('is priced as soon as its size is known', () => {
  expect(volumeRehearsal(emptyVolume, 3)).toBeUndefined()
  expect(volumeRehearsal({ ...emptyVolume, sizeKind: 'custom' }, 3)).toMatchObject({
    projectId: 3,
    body: { name: 'rehearsal', volumeSize: 50 },
  })
})
