import { verify } from 'unixcrypt'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { userDataOf } from './login.ts'

const text = (encoded: string | undefined): string => Buffer.from(encoded ?? '', 'base64').toString()
const key = 'ssh-ed25519 AAAAC3Nza laptop'

describe('what cloud-init is told', () => {
  it('has the password only as a hash, since every program of the server can read it', () => {
    const told = text(userDataOf({ password: 'Correct-Horse-9' }))
    expect(told.startsWith('#cloud-config\n')).toBe(true)
    expect(told).not.toContain('Correct-Horse-9')
    const { chpasswd, ssh_pwauth } = parse(told) as {
      chpasswd: { expire: boolean; users: { name: string; password: string; type: string }[] }
      ssh_pwauth: boolean
    }
    expect([chpasswd.expire, ssh_pwauth]).toEqual([false, true])
    expect(chpasswd.users).toMatchObject([{ name: 'root', type: 'hash' }])
    expect(verify('Correct-Horse-9', chpasswd.users[0]!.password)).toBe(true)
  })

  it('has the key, and then no password', () => {
    expect(parse(text(userDataOf({ publicKey: key })))).toEqual({ disable_root: false, ssh_authorized_keys: [key] })
  })

  it('is nothing where there is nothing, and the text alone where there is only that', () => {
    expect(userDataOf({})).toBeUndefined()
    expect(text(userDataOf({ userData: '#!/bin/sh\ntrue' }))).toBe('#!/bin/sh\ntrue')
  })

  it.each([
    ['#cloud-config\npackages: [nginx]', 'text/cloud-config'],
    ['#!/bin/sh\ntrue', 'text/x-shellscript'],
    ['#include\nhttps://example.ir/setup', 'text/x-include-url'],
    ['## template: jinja\n#cloud-config', 'text/jinja2'],
  ])('joins ours with %j as %s', (userData, type) => {
    const told = text(userDataOf({ publicKey: key, userData }))
    const boundary = /boundary="([^"]+)"/.exec(told)![1]!
    const parts = told.split(`--${boundary}`).slice(1, -1)
    expect(parts).toHaveLength(2)
    expect(parts.map((part) => /Content-Type: ([^;]+)/.exec(part)![1])).toEqual(['text/cloud-config', type])
    const bodies = parts.map((part) => text(part.split('\n\n')[1]))
    expect(bodies[0]).toContain(key)
    expect(bodies[1]).toBe(userData)
  })
})
