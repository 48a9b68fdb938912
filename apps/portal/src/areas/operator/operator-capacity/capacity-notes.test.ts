import type { OperatorStock } from '@sarv/client/operator.generated'
import { expect, it } from 'vitest'
import { notesOf } from './capacity-notes.ts'

const stock = (change: Partial<OperatorStock>): OperatorStock => ({
  resource: 'memoryGb',
  total: 100,
  used: 50,
  held: 0,
  percent: 50,
  level: 'normal',
  fullInDays: null,
  ...change,
})

const datacenter = (stocks: OperatorStock[], change: object = {}) => ({
  datacenterId: 1,
  datacenter: 'Tehran',
  sampledDate: '2026-11-18T06:30:00',
  isStale: false,
  stocks,
  ...change,
})

const tones = (...datacenters: Parameters<typeof notesOf>[0]['datacenters']) =>
  notesOf({ datacenters }).map(({ tone }) => tone)

it('says nothing where there is room', () => {
  expect(tones(datacenter([stock({}), stock({ fullInDays: 61 })]))).toEqual([])
})

it('says nothing about what is unknown: the table does', () => {
  expect(tones(datacenter([stock({ total: null, used: null, percent: null, level: null })]))).toEqual([])
})

it('says what is full once, and the gravest first', () => {
  const soon = stock({ fullInDays: 41 })
  const high = stock({ percent: 84, level: 'warning' })
  const full = stock({ percent: 100, level: 'danger', fullInDays: 0 })
  expect(tones(datacenter([soon, high, full]))).toEqual(['danger', 'warning', 'neutral'])
  expect(notesOf({ datacenters: [datacenter([soon])] })[0]!.text).toContain('۴۱')
})

it('says both how full it is and when it is full', () => {
  expect(tones(datacenter([stock({ percent: 96, level: 'danger', fullInDays: 3 })]))).toEqual(['danger', 'neutral'])
})

it('says which engine is silent, and which has never spoken', () => {
  expect(tones(datacenter([stock({})], { isStale: true }))).toEqual(['warning'])
  expect(tones(datacenter([], { isStale: true, sampledDate: null }))).toEqual(['warning'])
})
