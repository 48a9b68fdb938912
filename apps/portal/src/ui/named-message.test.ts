import { validationText } from '@sarv/contract/validation.fa'
import { expect, it } from 'vitest'
import { namedMessage } from './named-message.ts'

it('names the field that is missing, and leaves every other message as it is', () => {
  expect(namedMessage('نام سرور', 'write', validationText.required)).toBe('نام سرور را بنویسید.')
  expect(namedMessage('نام سرور', 'write', validationText.name)).toBe(validationText.name)
  expect(namedMessage(undefined, 'write', validationText.required)).toBe(validationText.required)
  expect(namedMessage('نام سرور', 'write', undefined)).toBeUndefined()
})
