import { isServerPassword } from '@sarv/contract/field-rules'
import { describe, expect, it } from 'vitest'
import { generatePassword } from './generate-password.ts'

describe('a generated password', () => {
  const many = Array.from({ length: 500 }, generatePassword)

  it('meets every rule of the contract', () => {
    expect(many.filter((password) => !isServerPassword(password))).toEqual([])
  })

  it('is never the same twice', () => {
    expect(new Set(many).size).toBe(many.length)
  })

  it('has no letters that look alike', () => {
    expect(many.join('')).not.toMatch(/[lI1O0o]/)
  })

  it('does not start with the same kind of letter every time', () => {
    expect(many.some((password) => /^[a-z]/.test(password))).toBe(true)
    expect(many.some((password) => /^[^a-z]/.test(password))).toBe(true)
  })
})
