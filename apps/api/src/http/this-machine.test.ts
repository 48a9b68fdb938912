import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { isFromThisMachine } from './this-machine.ts'

const asked = (remoteAddress: string, headers: Record<string, string>) =>
  isFromThisMachine({ socket: { remoteAddress }, headers } as unknown as FastifyRequest)

it.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'LOCALHOST'],
])('%s asking for %s is this machine', (address, host) => {
  expect(asked(address, { host })).toBe(true)
})

it.each([
  ['another socket', '192.0.2.7', { host: 'localhost' }],
  ['a name that points here', '127.0.0.1', { host: 'rebound.example.com' }],
  ['a name that begins like ours', '127.0.0.1', { host: 'localhost.example.com' }],
  ['a public name', '127.0.0.1', { host: 'panel.example.ir' }],
  ['no name at all', '127.0.0.1', {}],
  ['X-Forwarded-For', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  ['X-Forwarded-Host', '127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'localhost' }],
  ['Forwarded', '127.0.0.1', { host: 'localhost', forwarded: 'for=127.0.0.1' }],
  ['X-Real-IP', '127.0.0.1', { host: 'localhost', 'x-real-ip': '127.0.0.1' }],
  ['Via', '127.0.0.1', { host: 'localhost', via: '1.1 proxy' }],
  ...[
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'fastly-client-ip',
    'x-original-forwarded-for',
    'x-envoy-external-address',
    'x-remote-ip',
    'x-name-that-nobody-knows-yet',
  ].map((name): [string, string, Record<string, string>] => [
    name,
    '127.0.0.1',
    { host: 'localhost', [name]: '192.0.2.1' },
  ]),
])('%s is not', (_what, address, headers) => {
  expect(asked(address, headers)).toBe(false)
})
