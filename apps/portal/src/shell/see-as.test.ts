import { afterEach, describe, expect, it } from 'vitest'
import { endSeeingAs, parseSeenAs, seeAsHeaders, sessionSeenAs, startSeeingAs } from './see-as.ts'
import { clearSession, sessionFromLogin, startSession, updateSession } from './session.ts'

const person = { accessToken: 'x', userId: 7, customerId: 3, isSuperUser: true, isFinancialManager: true }

describe('the stored role', () => {
  it.each([
    [null, null],
    ['', null],
    ['reader 7 3', 'reader'],
    ['reader 7 4', null],
    ['reader 8 3', null],
    ['reader', null],
  ])('%j is %j for user 7 in account 3', (stored, role) => {
    expect(parseSeenAs(stored, '7 3')).toBe(role)
  })
})

describe('looking through a role', () => {
  afterEach(() => clearSession())

  it('sends it with every request until it ends', () => {
    startSession(person)
    startSeeingAs('operator')
    expect(seeAsHeaders()).toEqual({ 'x-see-as': 'operator' })
    endSeeingAs()
    expect(seeAsHeaders()).toEqual({})
  })

  it('goes on when the name changes or the token is renewed; not in another account, not after signing out', () => {
    startSession(person)
    startSeeingAs('reader')
    updateSession({ userTitle: 'Sara' })
    startSession({ ...person, accessToken: 'y' })
    expect(seeAsHeaders()).toEqual({ 'x-see-as': 'reader' })
    startSession({ ...person, customerId: 4 })
    expect(seeAsHeaders()).toEqual({})

    startSeeingAs('reader')
    clearSession()
    expect(seeAsHeaders()).toEqual({})
  })

  it('takes the own roles away', () => {
    const own = sessionFromLogin(person)
    expect(sessionSeenAs(own, null)).toBe(own)
    const flagsAs = (role: Parameters<typeof sessionSeenAs>[1]) => {
      const { isSuperUser, isAccountManager, isFinancialManager } = sessionSeenAs(own, role)
      return [isSuperUser, isAccountManager, isFinancialManager]
    }
    expect(flagsAs('reader')).toEqual([false, false, false])
    expect(flagsAs('accountManager')).toEqual([false, true, false])
    expect(flagsAs('financialManager')).toEqual([false, false, true])
  })
})
