import { expect, it } from 'vitest'
import { readServices, writeServices } from './moves.rules.ts'

it.each([
  ['Vm:12', [{ serviceType: 'Vm', serviceId: 12 }]],
  [
    'Vm:12, Volume:3,Vm:12',
    [
      { serviceType: 'Vm', serviceId: 12 },
      { serviceType: 'Volume', serviceId: 3 },
    ],
  ],
  ['', undefined],
  ['Vm', undefined],
  ['Vm:0', undefined],
  ['Vm:1,;drop', undefined],
])('%s is read as it was meant', (text, services) => expect(readServices(text)).toEqual(services))

it('services are read as they were written', () => {
  const services = [
    { serviceType: 'Storage', serviceId: 9 },
    { serviceType: 'Vm', serviceId: 1 },
  ]
  expect(readServices(writeServices(services))).toEqual(services)
})
