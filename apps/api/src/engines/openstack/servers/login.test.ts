import { encrypt, verify } from 'unixcrypt'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { userDataOf } from './login.ts'
import { shadowHash } from './shadow-hash.ts'

const text = (encoded: string | undefined): string => Buffer.from(encoded ?? '', 'base64').toString()
const key = 'ssh-ed25519 AAAAC3Nza laptop'

describe('what cloud-init is told', () => {
  it('has the password only as a hash, since every program of the server can read it', async () => {
    const told = text(await userDataOf({ password: 'Correct-Horse-9' }))
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

  it('has the key, and then no password', async () => {
    expect(parse(text(await userDataOf({ publicKey: key })))).toEqual({
      disable_root: false,
      ssh_authorized_keys: [key],
    })
  })

  it('is nothing where there is nothing, and the text alone where there is only that', async () => {
    expect(await userDataOf({})).toBeUndefined()
    expect(text(await userDataOf({ userData: '#!/bin/sh\ntrue' }))).toBe('#!/bin/sh\ntrue')
  })

  it.each([
    ['#cloud-config\npackages: [nginx]', 'text/cloud-config'],
    ['#!/bin/sh\ntrue', 'text/x-shellscript'],
    ['#include\nhttps://example.ir/setup', 'text/x-include-url'],
    ['## template: jinja\n#cloud-config', 'text/jinja2'],
  ])('joins ours with %j as %s', async (userData, type) => {
    const told = text(await userDataOf({ publicKey: key, userData }))
    const boundary = /boundary="([^"]+)"/.exec(told)![1]!
    const parts = told.split(`--${boundary}`).slice(1, -1)
    expect(parts).toHaveLength(2)
    expect(parts.map((part) => /Content-Type: ([^;]+)/.exec(part)![1])).toEqual(['text/cloud-config', type])
    const bodies = parts.map((part) => text(part.split('\n\n')[1]))
    expect(bodies[0]).toContain(key)
    expect(bodies[1]).toBe(userData)
  })
})

describe('the hash of a password', () => {
  /** Processor time of this thread, in milliseconds: what others on the machine do does not count. */
  const costHere = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.threadCpuUsage()
    await work()
    const after = process.threadCpuUsage()
    return (after.user + after.system - before.user - before.system) / 1000
  }

  it('is made by another thread than the one that answers requests', async () => {
    const passwords = Array.from({ length: 20 }, (_, n) => `Correct-Horse-${n}`)
    await shadowHash('the thread is started by the first')
    const inTheLoop = await costHere(async () => passwords.map((password) => encrypt(password)))
    const beside = await costHere(() => Promise.all(passwords.map((password) => shadowHash(password))))
    expect(beside).toBeLessThan(inTheLoop / 3)
  })

  it('is each one’s own, however many are asked for at once', async () => {
    const passwords = ['Correct-Horse-1', 'Correct-Horse-2', 'Correct-Horse-3']
    const hashes = await Promise.all(passwords.map((password) => shadowHash(password)))
    expect(hashes.map((hash, at) => verify(passwords[at]!, hash))).toEqual([true, true, true])
  })
})
