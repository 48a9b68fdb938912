import { describe, expect, it } from 'vitest'
import { placeholders, programs, type Program } from './connect-lines.ts'

const connection = { endpoint: 'https://s3.example.ir', region: 'thr1', bucket: 'toranj-media', accessKey: 'SRV4Q7X2' }

describe.each(Object.keys(programs) as Program[])('%s', (program) => {
  const lines = programs[program].linesOf(connection)

  it('is told where to go, with which key, and what to do there', () => {
    expect(lines).toContain('s3.example.ir')
    expect(lines).toContain('thr1')
    expect(lines).toContain('toranj-media')
    expect(lines).toContain('SRV4Q7X2')
  })

  it('has a place for the secret, which nobody keeps', () => expect(lines).toContain(placeholders.secretKey))
})

it('tells s3cmd not to encrypt towards a store that cannot', () => {
  const linesAt = (endpoint: string) => programs.s3cmd.linesOf({ ...connection, endpoint })
  expect(linesAt('http://127.0.0.1:9000')).toContain('host_base = 127.0.0.1:9000\n')
  expect(linesAt('http://127.0.0.1:9000')).toContain('use_https = False')
  expect(linesAt('https://s3.example.ir')).toContain('use_https = True')
})
