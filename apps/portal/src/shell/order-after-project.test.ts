import { afterEach, expect, it, vi } from 'vitest'
import { orderAfterProject, takeOrderIn } from './order-after-project.ts'

afterEach(() => vi.useRealTimers())

const page = (projectId: number) => `/vm/${projectId}/add-vm?cpu=3`

it('an order goes on in the project that is chosen for it, once', () => {
  orderAfterProject(page)
  expect(takeOrderIn(4)).toBe('/vm/4/add-vm?cpu=3')
  expect(takeOrderIn(4)).toBeUndefined()
})

it('an order is forgotten, when its project is not chosen for ten minutes', () => {
  vi.useFakeTimers()
  orderAfterProject(page)
  vi.advanceTimersByTime(10 * 60_000)
  expect(takeOrderIn(4)).toBeUndefined()
})
