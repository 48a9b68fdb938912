import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { operatorsFromHook } from './operators-from.ts'

const serverFor = (networks: readonly string[], trustProxy: false | string[] = false) => {
  const app = fastify({ trustProxy })
  app.addHook('onRequest', operatorsFromHook(networks))
  app.setErrorHandler((error: Error & { status?: number }, _request, reply) => reply.code(error.status ?? 500).send())
  for (const url of ['/api/operator/session/login', '/api/my/account/session/get', '/*']) app.get(url, () => 'here')
  return async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, remoteAddress, headers })).statusCode
}

describe('the side of operators', () => {
  const office = serverFor(['10.1.0.0/16', '2001:db8:7::/48', '198.51.100.7'])
  const paths = [
    '/operator',
    '/operator/login',
    '/OPERATOR/x',
    '/api/operator/session/login',
    '/api/%6fperator/session/login',
  ]

  it.each(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8:7::1', '198.51.100.7'])('is there for %s', async (address) => {
    for (const path of paths) expect([path, await office(path, address)]).toEqual([path, 200])
  })

  it.each(['10.2.0.1', '2001:db8:8::1', '198.51.100.8', '127.0.0.1'])('is 404 for %s', async (address) => {
    for (const path of paths) expect([path, await office(path, address)]).toEqual([path, 404])
    expect(await office('/api/my/account/session/get', address)).toBe(200)
    expect(await office('/operators-handbook', address)).toBe(200)
  })

  it('believes a proxy about the address only where it is trusted', async () => {
    const forwarded = { 'x-forwarded-for': '10.1.2.3' }
    expect(await office('/operator', '203.0.113.5', forwarded)).toBe(404)
    const behindProxy = serverFor(['10.1.0.0/16'], ['203.0.113.5'])
    expect(await behindProxy('/operator', '203.0.113.5', forwarded)).toBe(200)
    expect(await behindProxy('/operator', '203.0.113.5', { 'x-forwarded-for': '192.0.2.9' })).toBe(404)
    expect(await behindProxy('/operator', '192.0.2.1', forwarded)).toBe(404)
  })
})
