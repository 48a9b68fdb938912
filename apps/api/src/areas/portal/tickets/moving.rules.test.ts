import { expect, it } from 'vitest'
import { userAccessType } from '@sarv/contract/enums'
import { readersOfMovingTickets } from './moving.rules.ts'

const { reporter, maintainer } = userAccessType.id
const people = [
  { userId: 1, user: 'leaves', fromAccessTypeId: maintainer, toAccessTypeId: null },
  { userId: 2, user: 'comes', fromAccessTypeId: null, toAccessTypeId: reporter },
  { userId: 3, user: 'stays', fromAccessTypeId: maintainer, toAccessTypeId: reporter },
]

it.each([
  ['readers of the projects change', [], { willRead: ['comes'], noLonger: ['leaves'] }],
  ['whoever opened all of them reads on', [[1, 2]], { willRead: ['comes'], noLonger: [] }],
  ['whoever opened some of them loses the others', [[1, 1]], { willRead: ['comes'], noLonger: ['leaves'] }],
  ['whoever read them already as their author gains nothing', [[2, 2]], { willRead: [], noLonger: ['leaves'] }],
] as const)('%s', (_what, countByAuthor, readers) =>
  expect(readersOfMovingTickets(people, { count: 2, countByAuthor: new Map(countByAuthor) })).toEqual(readers),
)

it('nobody gains or loses anything where no ticket goes along', () =>
  expect(readersOfMovingTickets(people, { count: 0, countByAuthor: new Map() })).toEqual({
    willRead: [],
    noLonger: [],
  }))
