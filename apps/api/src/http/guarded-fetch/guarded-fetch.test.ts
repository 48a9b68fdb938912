import type { LookupAddress } from 'node:dns'
import { createServer, type Server } from 'node:http'
import { createServer as createSocket, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedClient, type GuardedClient, type GuardedClientOptions } from './guarded-fetch.ts'

/** What reached this machine: nothing of a refused address may. */
const arrived: string[] = []
let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, reply) => {
    arrived.push(`${request.method} ${request.url}`)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
    if (pathname === '/to') return reply.writeHead(302, { location: searchParams.get('url') ?? '' }).end()
    if (pathname === '/loop') return reply.writeHead(302, { location: '/loop' }).end()
    if (pathname === '/headers') return reply.end(JSON.stringify(request.headers))
    if (pathname === '/endless') {
      const more = setInterval(() => reply.write('x'.repeat(10_000)), 1)
      return request.socket.on('close', () => clearInterval(more))
    }
    if (pathname === '/silent') return undefined
    return reply.end('hello')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const clients: GuardedClient[] = []
afterEach(async () => {
  arrived.length = 0
  for (const client of clients.splice(0)) await client.close()
})
const clientWith = (options: GuardedClientOptions = {}): GuardedClient => {
  const client = createGuardedClient(options)
  clients.push(client)
  return client
}
const get = (client: GuardedClient, url: string, more: { maxRedirects?: number; timeoutMs?: number } = {}) =>
  client.fetch(url, { method: 'GET', timeoutMs: 5_000, maxBytes: 2_000, ...more })
const answering =
  (...addresses: string[]) =>
  async (): Promise<LookupAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const loopback = { allow: ['127.0.0.0/8'] }

describe('an address that is refused as it is written', () => {
  it.each([
    ['loopback', 'http://127.0.0.1/'],
    ['another loopback', 'http://127.8.9.10/'],
    ['decimal', 'http://2130706433/'],
    ['hexadecimal', 'http://0x7f000001/'],
    ['octal', 'http://0177.0.0.1/'],
    ['octal in all parts', 'http://0177.0000.0000.0001/'],
    ['short', 'http://127.1/'],
    ['mixed', 'http://0x7f.1/'],
    ['full-width digits', 'http://１２７.０.０.１/'],
    ['circled digits', 'http://①②⑦.⓪.⓪.①/'],
    ['percent-encoded', 'http://%31%32%37.0.0.1/'],
    ['ideographic dots', 'http://127。0。0。1/'],
    ['a dot at the end', 'http://127.0.0.1./'],
    ['zero', 'http://0/'],
    ['unspecified', 'http://0.0.0.0/'],
    ['ten', 'http://10.1.2.3/'],
    ['172', 'http://172.31.255.255/'],
    ['192.168', 'http://192.168.1.1/'],
    ['carrier', 'http://100.64.0.1/'],
    ['metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['metadata, decimal', 'http://2852039166/'],
    ['metadata of another cloud', 'http://100.100.100.200/'],
    ['metadata of a third', 'http://192.0.0.192/'],
    ['metadata at a public address', 'http://168.63.129.16/'],
    ['multicast', 'http://224.0.0.1/'],
    ['broadcast', 'http://255.255.255.255/'],
    ['reserved', 'http://240.0.0.1/'],
    ['benchmarks', 'http://198.18.0.1/'],
    ['documentation', 'http://203.0.113.5/'],
    ['v6 loopback', 'http://[::1]/'],
    ['v6 unspecified', 'http://[::]/'],
    ['v6 mapped loopback', 'http://[::ffff:127.0.0.1]/'],
    ['v6 mapped in hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['v6 mapped public', 'http://[::ffff:8.8.8.8]/'],
    ['v6 compatible', 'http://[::127.0.0.1]/'],
    ['v6 link-local', 'http://[fe80::1]/'],
    ['v6 private', 'http://[fd00:ec2::254]/'],
    ['v6 multicast', 'http://[ff02::1]/'],
    ['v6 to v4', 'http://[2002:7f00:1::]/'],
    ['v6 Teredo', 'http://[2001:0:7f00:1::]/'],
    ['v6 NAT64', 'http://[64:ff9b::7f00:1]/'],
    ['v6 documentation', 'http://[2001:db8::1]/'],
    ['a name in front', 'http://example.com@127.0.0.1/'],
    ['a name and a password in front', 'https://user:pass@example.com/'],
    ['a backslash', 'http://127.0.0.1\\@example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['gopher', 'gopher://example.com:6379/_x'],
    ['ftp', 'ftp://example.com/'],
    ['a script', 'javascript:alert(1)'],
    ['the port of mail', 'https://example.com:25/'],
    ['the port of ssh', 'https://example.com:22/'],
    ['the port of PostgreSQL', 'http://example.com:5432/'],
    ['the port of Redis', 'http://example.com:6379/'],
    ['port 0', 'http://example.com:0/'],
    ['a public address with a port of databases', 'http://8.8.8.8:3306/'],
    ['no address', 'example.com/hook'],
    ['nothing', ''],
  ])('%s', async (_name, url) => {
    const client = clientWith({ resolve: answering('93.184.216.34') })
    await expect(client.judge(url)).rejects.toMatchObject({ code: 'address_refused' })
    await expect(get(client, url)).rejects.toMatchObject({ code: 'address_refused' })
  })
})

describe('a name', () => {
  it.each([
    ['loopback', ['127.0.0.1']],
    ['the metadata address', ['169.254.169.254']],
    ['a private address', ['10.0.0.7']],
    ['a mapped address', ['::ffff:10.0.0.7']],
    ['a private v6 address', ['fd12::1']],
    ['a link-local one with its zone', ['fe80::1%eth0']],
    ['a public one and a private one', ['93.184.216.34', '10.0.0.7']],
    ['a public one and a private v6 one', ['93.184.216.34', '::1']],
  ])('that leads to %s is refused', async (_name, addresses) => {
    const client = clientWith({ resolve: answering(...addresses) })
    await expect(client.judge('https://rebind.example/')).rejects.toMatchObject({ code: 'address_refused' })
    await expect(get(client, 'https://rebind.example/')).rejects.toMatchObject({ code: 'address_refused' })
  })

  it.each(['https://localhost/', 'https://LOCALHOST./', 'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/'])(
    'of this machine is refused, as the system resolves it: %s',
    async (url) => {
      const { code } = (await get(clientWith(), url).catch((error: unknown) => error)) as { code: string }
      expect(['address_refused', 'name_unknown']).toContain(code)
    },
  )

  it('that nobody knows says so', async () => {
    const resolve = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    await expect(clientWith({ resolve }).judge('https://nowhere.example/')).rejects.toMatchObject({
      code: 'name_unknown',
    })
    const empty = clientWith({ resolve: answering() })
    await expect(get(empty, 'https://nowhere.example/')).rejects.toMatchObject({ code: 'name_unknown' })
  })

  it('that answers something else when the connection is made reaches nothing', async () => {
    let asked = 0
    const resolve = async (): Promise<LookupAddress[]> => {
      asked += 1
      return [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]
    }
    const client = clientWith({ resolve })
    await expect(get(client, `http://rebind.example:${port}/`)).rejects.toMatchObject({ code: 'address_refused' })
    expect([asked, arrived]).toEqual([2, []])
  })

  it('is connected to at the address that was judged, with its own name in the request', async () => {
    const client = clientWith({ ...loopback, resolve: answering('127.0.0.1') })
    const { body } = await get(client, `http://receiver.example:${port}/headers`)
    expect(JSON.parse(body.toString())).toMatchObject({ host: `receiver.example:${port}` })
  })
})

describe('networks of ours', () => {
  it('are refused though they are of the internet', async () => {
    const client = clientWith({ refuse: ['93.184.216.0/24', '2a00:1450::/32'] })
    await expect(client.judge('https://93.184.216.34/')).rejects.toMatchObject({ code: 'address_refused' })
    await expect(client.judge('https://[2a00:1450::1]/')).rejects.toMatchObject({ code: 'address_refused' })
    await expect(client.judge('https://8.8.8.8/')).resolves.toEqual({ isAllowedByHand: false })
    await expect(client.judge('https://[2606:4700::1]/')).resolves.toEqual({ isAllowedByHand: false })
  })

  it('that somebody allowed are reached, and only those', async () => {
    const client = clientWith(loopback)
    await expect(client.judge(`http://127.0.0.1:${port}/`)).resolves.toEqual({ isAllowedByHand: true })
    const { status, body, isCut } = await get(client, `http://127.0.0.1:${port}/`)
    expect([status, body.toString(), isCut]).toEqual([200, 'hello', false])
    await expect(get(client, `http://[::ffff:127.0.0.1]:${port}/`)).rejects.toMatchObject({ code: 'address_refused' })
    await expect(get(client, `http://10.0.0.1:${port}/`)).rejects.toMatchObject({ code: 'address_refused' })
  })
})

describe('a redirect', () => {
  const to = (url: string) => `http://127.0.0.1:${port}/to?url=${encodeURIComponent(url)}`

  it('is not followed unless that is asked for', async () => {
    expect(await get(clientWith(loopback), to('http://169.254.169.254/'))).toMatchObject({ status: 302 })
  })

  it.each([
    'http://169.254.169.254/latest/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://0x0a000001/',
    'file:///etc/passwd',
    'http://user@127.0.0.1/',
    '//169.254.169.254/',
  ])('to %s is judged again', async (target) => {
    const failed = get(clientWith(loopback), to(target), { maxRedirects: 3 })
    await expect(failed).rejects.toMatchObject({ code: 'address_refused' })
    expect(arrived).toHaveLength(1)
  })

  it('that is allowed is followed, a few times, and takes no header to another server', async () => {
    const client = clientWith({ ...loopback, resolve: answering('127.0.0.1') })
    const options = { method: 'GET', timeoutMs: 5_000, maxBytes: 2_000, maxRedirects: 2 } as const
    const here = await client.fetch(to('/headers'), { ...options, headers: { 'x-key': 'secret' } })
    expect(JSON.parse(here.body.toString())).toMatchObject({ 'x-key': 'secret' })
    const elsewhere = await client.fetch(to(`http://other.example:${port}/headers`), {
      ...options,
      headers: { 'x-key': 'secret' },
    })
    expect(JSON.parse(elsewhere.body.toString())).not.toHaveProperty('x-key')
    await expect(get(client, `http://127.0.0.1:${port}/loop`, { maxRedirects: 3 })).rejects.toMatchObject({
      code: 'too_many_redirects',
    })
  })
})

describe('an answer', () => {
  it('without an end is cut', async () => {
    const { body, isCut } = await get(clientWith(loopback), `http://127.0.0.1:${port}/endless`)
    expect([body.length, isCut]).toEqual([2_000, true])
  })

  it('that does not come is not waited for', async () => {
    const begin = Date.now()
    const failed = get(clientWith(loopback), `http://127.0.0.1:${port}/silent`, { timeoutMs: 300 })
    await expect(failed).rejects.toMatchObject({ code: 'timed_out' })
    expect(Date.now() - begin).toBeLessThan(3_000)
  })

  it('of a name server that does not come is not waited for', async () => {
    const client = clientWith({ resolve: () => new Promise(() => {}) })
    await expect(get(client, 'https://slow.example/', { timeoutMs: 200 })).rejects.toMatchObject({ code: 'timed_out' })
  })

  it('where nobody listens, and one that is no HTTP, are told apart', async () => {
    const odd = createSocket((socket) => socket.once('data', () => socket.end('220 mail ready\r\n').destroySoon()))
    await new Promise<void>((done) => odd.listen(0, '127.0.0.1', done))
    const { port: oddPort } = odd.address() as AddressInfo
    await expect(get(clientWith(loopback), `http://127.0.0.1:${oddPort}/`)).rejects.toMatchObject({
      code: 'answer_broken',
    })
    await new Promise((done) => odd.close(done))
    await expect(get(clientWith(loopback), `http://127.0.0.1:${oddPort}/`)).rejects.toMatchObject({
      code: 'not_connected',
    })
    // Plain HTTP where TLS is spoken.
    await expect(get(clientWith(loopback), `https://127.0.0.1:${port}/`)).rejects.toMatchObject({
      code: 'certificate_wrong',
    })
  })
})
