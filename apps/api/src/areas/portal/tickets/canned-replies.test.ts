import { describe, expect, it } from 'vitest'
import { fillCanned, unknownPlaceholder } from './canned-replies.rules.ts'

const facts = { customer: 'نیلوفر رستگار', ticketId: 1043, service: 'mail' }

describe('an answer that is kept ready', () => {
  it.each([
    ['سلام {نام}، تیکت {تیکت}', 'سلام نیلوفر رستگار، تیکت 1043'],
    ['سرویس { سرویس }', 'سرویس mail'],
    ['بی جای خالی', 'بی جای خالی'],
    ['`{"key": 1}` و ${HOME}', '`{"key": 1}` و ${HOME}'],
    ['{نام} {نام}', 'نیلوفر رستگار نیلوفر رستگار'],
  ])('%s is filled', (content, filled) => expect(fillCanned(content, facts)).toBe(filled))

  it('says «yours» where the ticket is about no service', () =>
    expect(fillCanned('سرویس {سرویس}', { ...facts, service: null })).toBe('سرویس شما'))

  it('is filled once: a name that looks like a placeholder stays a name', () =>
    expect(fillCanned('{نام}', { ...facts, customer: '{تیکت}' })).toBe('{تیکت}'))

  it.each([
    ['{نام} {تیکت} {سرویس}', undefined],
    ['{مبلغ}', 'مبلغ'],
    ['{"json": true} {}', undefined],
  ])('%s has the unknown placeholder %s', (content, name) => expect(unknownPlaceholder(content)).toBe(name))
})
