import { objectKinds } from '@sarv/contract/objects'
import { expect, it } from 'vitest'
import { lookups } from './areas.ts'

it('every kind of thing that the activity log names is found by its area', () => {
  expect(Object.keys(lookups).toSorted()).toEqual([...objectKinds].toSorted())
})
