import { serviceStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { countByStatus } from './status-counts.ts'

const { active, shutdown, failed } = serviceStatus.id

it('counts the servers of each status, most first', () => {
  const servers = [shutdown, active, active, failed, active, shutdown].map((statusId) => ({ statusId }))
  expect(countByStatus(servers)).toEqual([
    { label: 'فعال', count: 3 },
    { label: 'خاموش', count: 2 },
    { label: 'خطا', count: 1 },
  ])
})

it('puts ids that nobody knows together', () => {
  expect(countByStatus([{ statusId: 91 }, { statusId: 92 }])).toEqual([{ label: 'نامشخص', count: 2 }])
  expect(countByStatus([])).toEqual([])
})
