import { describe, expect, it } from 'vitest'
import { curlOf, holdsSecret } from './order-curl.ts'

const request = (body: object) => ({ method: 'POST', url: '/api/my/vm/12/host/create', params: {}, body })

describe('an order as a command', () => {
  it('never holds a secret', () => {
    const command = curlOf('https://my.example', request({ name: 'web', password: 's3cret' }), ['password'])
    expect(command).toContain('curl -X POST https://my.example/api/my/vm/12/host/create')
    expect(command).not.toContain('s3cret')
    expect(command).toContain('"password": "..."')
  })

  it('never holds one that stands deep in it', () => {
    const body = { name: 'lb', ports: [{ privateKey: 'k3y', more: [{ privateKey: 'k3y', name: 'b' }] }, { to: null }] }
    const command = curlOf('https://my.example', request(body), ['privateKey'])
    expect(command).not.toContain('k3y')
    expect(command).not.toContain('null')
    expect(holdsSecret(body, ['privateKey'])).toBe(true)
    expect(holdsSecret({ ports: [{ privateKey: '' }] }, ['privateKey'])).toBe(false)
  })

  it('leaves out what is not given', () => {
    const command = curlOf('https://my.example', request({ name: 'web', vmKeyId: null }), ['password'])
    expect(command).not.toContain('null')
    expect(command).not.toContain('password')
  })

  it('keeps a quote in a name inside the shell quotes', () => {
    expect(curlOf('https://my.example', request({ name: "it's" }))).toContain(String.raw`it'\''s`)
  })
})
