import { expect, it } from 'vitest'
import { addressOfTab } from './former-addresses.ts'

it.each([
  ['wallet', '', '/portal/financial?tab=wallet'],
  ['bills', '?bill-id=0', '/portal/financial?bill-id=0'],
  ['bills', '', '/portal/financial'],
  ['costs', '?month=140507&tab=x', '/portal/financial?tab=costs&month=140507'],
] as const)('the former address of %s with «%s» leads to %s', (tab, search, address) =>
  expect(addressOfTab(tab, search)).toBe(address),
)
