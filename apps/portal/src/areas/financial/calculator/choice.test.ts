import { calculatorTabs } from '@sarv/contract/financial/calculator/calculations'
import { expect, it } from 'vitest'
import { choiceIn, periodIn, searchOf, tabIn } from './choice.ts'

const opened = (address: string) => {
  const search = new URLSearchParams(address)
  return choiceIn(tabIn(search), search)
}

it('is all in the address, and comes back from it', () => {
  const search = new URLSearchParams('tab=vm&cpu=4&ram=16&disk=150&ip4=1&ip6=1&n=2&plan=3&per=year')
  expect(searchOf(tabIn(search), periodIn(search), choiceIn('vm', search)).toString()).toBe(search.toString())
})

it('begins with the start of every size in every tab', () => {
  for (const tab of calculatorTabs) {
    const { sizes, planId } = choiceIn(tab, new URLSearchParams())
    expect(planId).toBeNull()
    expect(Object.values(sizes).every((size) => size !== undefined && size > 0)).toBe(true)
  }
})

it.each([
  ['an unknown product', 'tab=castle&cpu=4', { cpu: 4, n: 1 }],
  ['no number', 'tab=vm&cpu=lots&ram=8', { cpu: 1, ram: 8 }],
  ['Persian digits', 'tab=vm&cpu=۸', { cpu: 8 }],
  ['too much', 'tab=vm&cpu=900&n=0', { cpu: 48, n: 1 }],
  ['a size of another product', 'tab=storage&cpu=4', { disk: 50 }],
])('takes an address with %s for what it can mean', (_, address, sizes) => {
  expect(opened(address).sizes).toMatchObject(sizes)
})

it('reads no period that it does not have', () => {
  expect(periodIn(new URLSearchParams('per=century'))).toBe('month')
  expect(periodIn(new URLSearchParams('per=hour'))).toBe('hour')
})
