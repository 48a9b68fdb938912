import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CostRow } from './costs.store.ts'
import { compareMonths } from './difference.rules.ts'

const rowOf = (serviceId: number, netRials: number): CostRow => ({
  projectId: 1,
  project: 'shop',
  serviceType: 'Vm',
  serviceId,
  service: `server-${serviceId}`,
  day: null,
  labelKey: null,
  labelValue: null,
  netRials,
  vatRials: Math.floor(netRials / 10),
})

it('the named services and the others add up to the difference, the largest first', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(10_000), fc.nat(10_000)), { maxLength: 60 }), (services) => {
      const now = services.flatMap(([price], id) => (price > 0 ? [rowOf(id, price)] : []))
      const before = services.flatMap(([, price], id) => (price > 0 ? [rowOf(id, price)] : []))
      const compared = compareMonths(now, before)
      const sizes = compared.services.map(({ differenceRials }) => Math.abs(differenceRials))
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      const named = compared.services.reduce((sum, { differenceRials }) => sum + differenceRials, 0)
      expect(named + compared.otherRials).toBe(compared.differenceRials)
      expect(compared.totalRials - compared.beforeRials).toBe(compared.differenceRials)
    }),
  ))

it('services that cost the same are not named', () =>
  expect(compareMonths([rowOf(1, 500)], [rowOf(1, 500)])).toMatchObject({ services: [], differenceRials: 0 }))
