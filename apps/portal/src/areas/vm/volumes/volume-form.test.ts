import { expect, it } from 'vitest'
import { problemsBy, sentBy } from '../../../ui/schema-resolver.fixture.ts'
import {
  emptyVolume,
  quotedVolume,
  toVolumeModel,
  volumeInAddress,
  volumeNameResolver,
  volumeRehearsal,
  volumeResolver,
} from './volume-form.ts'

const resolver = volumeResolver()

it('asks for a name and a plan', async () => {
  expect(await problemsBy(resolver, emptyVolume)).toEqual({
    name: 'این مورد را وارد کنید.',
    productBundleId: 'یکی از پلن‌ها را انتخاب کنید.',
  })
  expect(await problemsBy(resolver, { ...emptyVolume, name: 'files', sizeKind: 'custom' })).toEqual({})
})

it('sends a plan or a size, never both', async () => {
  const form = { ...emptyVolume, name: ' files ', productBundleId: 7, volumeSize: 150 }
  const { volumeSize, ...byPlan } = await sentBy(resolver, form)
  expect([byPlan, volumeSize]).toEqual([{ name: 'files', isPredefined: true, productBundleId: 7 }, undefined])
  expect(await sentBy(resolver, { ...form, sizeKind: 'custom' })).toMatchObject({ name: 'files', volumeSize: 150 })
})

it('goes to the server on whose page it is made, unless somebody says otherwise', () => {
  expect(toVolumeModel(emptyVolume, 9).vmHostId).toBe(9)
  expect(toVolumeModel({ ...emptyVolume, isAttached: false }, 9).vmHostId).toBeNull()
})

it('is priced as soon as its size is known, and its name asked about once it is right', () => {
  const custom = { ...emptyVolume, name: 'files', sizeKind: 'custom' as const }
  expect(volumeRehearsal(emptyVolume, { projectId: 3, isNameRight: true })).toBeUndefined()
  expect(volumeRehearsal(custom, { projectId: 3, isNameRight: false })).toMatchObject({
    projectId: 3,
    body: { name: 'rehearsal', volumeSize: 50 },
  })
  expect(volumeRehearsal(custom, { projectId: 3, isNameRight: true })?.body.name).toBe('files')
})

it('cannot be left without a name by renaming it', async () =>
  expect(await problemsBy(volumeNameResolver, { name: '  ' })).toEqual({ name: 'این مورد را وارد کنید.' }))

it.each([
  ['a size', 'new&disk=150', { sizeKind: 'custom', volumeSize: 150 }, { tab: 'volume', disk: 150 }],
  ['a size between two steps', 'new&disk=160', { sizeKind: 'custom', volumeSize: 150 }, { tab: 'volume', disk: 150 }],
  ['a plan', 'new&plan=7', { sizeKind: 'bundle', productBundleId: 7 }, { tab: 'volume', plan: 7 }],
  ['nothing', 'new', emptyVolume, undefined],
])('begins with %s that its address asks for, and is looked for on a quote as such', (_, address, form, quoted) => {
  const volume = volumeInAddress(new URLSearchParams(address))
  expect(volume).toMatchObject(form)
  expect(quotedVolume(volume)).toEqual(quoted)
})

it('names the quote whose prices it takes over', () => {
  expect(toVolumeModel({ ...emptyVolume, quoteId: 5 })).toMatchObject({ quoteId: 5 })
  expect(toVolumeModel(emptyVolume)).not.toHaveProperty('quoteId')
})
