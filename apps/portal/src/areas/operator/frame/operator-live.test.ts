import { operatorGroups } from '@sarv/contract/operator/operator-groups'
import { expect, it } from 'vitest'
import { readOperatorEvent } from './operator-live.ts'

it.each([
  ['{"group":"OperatorTicket"}', ['OperatorTicket']],
  ['{"group":null}', operatorGroups],
  ['{"group":"VmHost"}', []],
  ['{}', []],
  ['7', []],
  ['not json', []],
])('%s makes %j stale', (data, groups) => {
  expect(readOperatorEvent(data)).toEqual(groups)
})
