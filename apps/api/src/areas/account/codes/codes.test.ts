import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../../db/connection.ts'
import { createSecretBox } from '../../../secrets.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import { codeRules, issueCode, takeCode, type CodeOwner } from './codes.service.ts'

const secrets = createSecretBox(randomBytes(32))
let database: OpenDatabase
let people = 0
const someone = (): CodeOwner => {
  people += 1
  return { purpose: 'confirmEmail', subject: `someone-${people}@example.com` }
}

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => vi.useRealTimers())

const issue = (owner: CodeOwner, payload?: string) =>
  issueCode(database.db, secrets, { ...owner, ...(payload !== undefined && { payload }) })
const take = (owner: CodeOwner, code: string) => takeCode(database.db, secrets, { ...owner, code })
const wrongFor = (code: string) => (code === '123456' ? '654321' : '123456')

describe('a code', () => {
  it('has six digits, the first not zero, and works once', async () => {
    const owner = someone()
    const code = await issue(owner, 'what to do then')
    expect(code).toMatch(/^[1-9]\d{5}$/)
    expect(await take(owner, code)).toEqual({ payload: 'what to do then' })
    await expect(take(owner, code)).rejects.toMatchObject({ code: 'code_wrong' })
  })

  it('is kept neither in the clear nor as a hash that could be guessed', async () => {
    const owner = someone()
    const code = await issue(owner, 'a secret payload')
    const row = await database.db
      .selectFrom('confirm_codes')
      .selectAll()
      .where('subject', '=', owner.subject)
      .executeTakeFirstOrThrow()
    expect(row.code_hash).not.toEqual(createSecretBox(randomBytes(32)).mac('code', owner.purpose, owner.subject, code))
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row.payload).not.toContain('secret')
  })

  it('gives five tries, after which the right one is wrong too', async () => {
    const owner = someone()
    const code = await issue(owner)
    for (let tries = 0; tries < codeRules.tries; tries++) {
      await expect(take(owner, wrongFor(code))).rejects.toMatchObject({ code: 'code_wrong' })
    }
    await expect(take(owner, code)).rejects.toMatchObject({ code: 'code_wrong' })
  })

  it('lives five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [early, late] = [someone(), someone()]
    const [earlyCode, lateCode] = [await issue(early), await issue(late)]
    vi.setSystemTime(Date.now() + codeRules.lifetimeMs - 1000)
    await expect(take(early, earlyCode)).resolves.toBeDefined()
    vi.setSystemTime(Date.now() + 2000)
    await expect(take(late, lateCode)).rejects.toMatchObject({ code: 'code_wrong' })
  })

  it('is replaced by the next one', async () => {
    const owner = someone()
    const first = await issue(owner)
    let second = await issue(owner)
    while (second === first) second = await issue(owner)
    await expect(take(owner, first)).rejects.toMatchObject({ code: 'code_wrong' })
    await expect(take(owner, second)).resolves.toEqual({ payload: null })
  })

  it('is for one purpose and one person', async () => {
    const owner = someone()
    const code = await issue(owner)
    await expect(take({ ...owner, purpose: 'confirmPhone' }, code)).rejects.toMatchObject({ code: 'code_wrong' })
    await expect(take(someone(), code)).rejects.toMatchObject({ code: 'code_wrong' })
  })

  it('goes to one of two who send it at the same moment', async () => {
    const owner = someone()
    const code = await issue(owner)
    const outcomes = await Promise.allSettled([take(owner, code), take(owner, code), take(owner, code)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is refused when asked for too often, with the seconds to wait', async () => {
    const owner = someone()
    for (let asked = 0; asked < codeRules.perHour; asked++) await issue(owner)
    await expect(issue(owner)).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(issue(someone())).resolves.toMatch(/^\d{6}$/)
  })
})
