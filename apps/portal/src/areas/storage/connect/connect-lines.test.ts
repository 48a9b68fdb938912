import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import { describe, expect, it } from 'vitest'
import { keyForLines, placeholders, programs, type Program } from './connect-lines.ts'

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

it('is written with a key that writes, where there is one, and never with one that ends', () => {
  const read = { accessKey: 'R', rightsId: 1 }
  const write = { accessKey: 'W', rightsId: 2 }
  const rightsOf = (name: 'read' | 'readWrite') => storageKeyRights.id[name]
  const keys = [
    { ...write, rightsId: rightsOf('readWrite'), endDate: '2026-11-20T00:00:00' },
    { ...read, rightsId: rightsOf('read') },
    { ...write, rightsId: rightsOf('readWrite') },
  ]
  expect(keyForLines(keys)).toBe(keys[2])
  expect(keyForLines(keys.slice(0, 2))).toBe(keys[1])
  expect(keyForLines([])).toBeUndefined()
})

it.each(Object.keys(programs) as Program[])('%s: writes nothing with a key that only reads', (program) => {
  const lines = programs[program].linesOf({ ...connection, isReadOnly: true })
  expect(lines).not.toMatch(/rclone sync|s3cmd put|upload_file|PutObject|cp \.\/file/)
})

it('tells s3cmd not to encrypt towards a store that cannot', () => {
  const linesAt = (endpoint: string) => programs.s3cmd.linesOf({ ...connection, endpoint })
  expect(linesAt('http://127.0.0.1:9000')).toContain('host_base = 127.0.0.1:9000\n')
  expect(linesAt('http://127.0.0.1:9000')).toContain('use_https = False')
  expect(linesAt('https://s3.example.ir')).toContain('use_https = True')
})
