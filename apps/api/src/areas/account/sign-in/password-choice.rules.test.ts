import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { isStrongPassword } from '@sarv/contract/field-rules'
import { holdsOwnWord, isCommonPassword } from './password-choice.rules.ts'

describe('a common password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd!',
    'Qwer1234!',
    'Qwerty123!',
    'Summer2024!',
    'Dragon#1',
    '!Monkey12',
    'Password۱۲۳1!',
  ])('%s is one, whatever was added to satisfy the rules', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each([
    'Correct1!horse',
    'Toranj-1405!',
    'Another2@staple',
    'k7#Vm2pQ!x',
    'Blue!Kettle.Rides7',
    'nA3$dragonfly-9Lamp',
    'correct horse battery',
    'سبز زرد آبی قرمز',
  ])('%s is none', (password) => expect(isCommonPassword(password)).toBe(false))

  it.each([
    'aaaaaaaaaaaaaa',
    'abababababab',
    '123456789012',
    'abcdefghijklm',
    'password123password123',
    'ababab!ababab!',
  ])('%s is a pattern and none of its own, however long', (password) => expect(isCommonPassword(password)).toBe(true))

  it('is each of the ten thousand commonest, as it is and with a capital, a digit and a sign', () => {
    const list = dictionary['passwords-common'].slice(0, 10_000)
    expect(list).toHaveLength(10_000)
    expect(list.filter((word) => !isCommonPassword(word))).toEqual([])
    const words = list.filter((word) => /^[a-z]{6,}$/.test(word))
    const dressed = words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}1!`)
    expect(dressed.length).toBeGreaterThan(4000)
    expect(dressed.filter((word) => !isStrongPassword(word) || !isCommonPassword(word))).toEqual([])
  })
})

describe('a word of the owner', () => {
  const owner = { email: 'niloofar.azad84@toranj.example', firstName: 'نیلوفر', lastName: 'Azad-Pour' }

  it.each(['Niloofar1!', 'xX1!nil00farXx', 'Azad#2024x', 'My-Toranj.9!', 'Rafoolin9!x', 'Pour!1234Ab', 'نیلوفرA1!aa'])(
    '%s holds one',
    (password) => expect(holdsOwnWord(password, owner)).toBe(true),
  )

  it.each(['Correct1!horse', 'k7#Vm2pQ!x', 'Example9!lamp'])('%s holds none', (password) =>
    expect(holdsOwnWord(password, owner)).toBe(false),
  )

  it('of three letters counts alone, and not inside another word', () => {
    const ali = { email: 'x@y.ir', firstName: 'Ali', lastName: null }
    expect(holdsOwnWord('Ali12345!', ali)).toBe(true)
    expect(holdsOwnWord('Quality9!', ali)).toBe(false)
  })
})
