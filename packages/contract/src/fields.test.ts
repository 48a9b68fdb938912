import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serviceStatus } from './enums.ts'
import * as fields from './fields.ts'
import { validationText as text } from './validation.fa.ts'

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('text that people type', () => {
  it.each([
    ['the digits of a project’s Persian name, as typed', fields.ProjectName, 'نمونه  ۲', 'نمونه ۲'],
    ['an address as it is written', fields.PostalAddress, 'تهران، پلاك ۴', 'تهران، پلاک ۴'],
    ['a name in Persian, its digits as typed', fields.ServiceName, 'سرور ۱ فروشگاه', 'سرور ۱ فروشگاه'],
    ['a Latin name from a Persian keyboard', fields.ServiceName, 'web-server-۰۲', 'web-server-02'],
    ['a day in Persian digits', fields.WireDateTime, '۲۰۲۶-۱۱-۱۵', '2026-11-15'],
    ['a name in Latin', fields.ServiceName, '  shop-web-01 ', 'shop-web-01'],
    ['an e-mail typed with capitals and Persian digits', fields.Email, ' Ali۱@Example.IR ', 'ali1@example.ir'],
    ['an address in Persian digits', fields.Ipv4, '۱۹۲.۱۶۸.۱.۱', '192.168.1.1'],
    ['a mobile with country code', fields.Mobile, '+98 912 345 6789', '09123456789'],
    ['a national id without its zeros', fields.NationalId, '۱۳۵۴۲۴۱۹', '0013542419'],
    ['a code in Arabic digits', fields.ConfirmCode, '٠١٢٣٤٥', '012345'],
    ['a Jalali date', fields.JalaliDate, '۱۴۰۵/۰۸/۲۴', '1405/08/24'],
    ['a range', fields.Cidr, ' 10.0.0.0/8 ', '10.0.0.0/8'],
    ['a recovery code as it is printed', fields.RecoveryCode, ' ABCDE-۲۳۴fg ', 'abcde234fg'],
    ['a mobile with its country', fields.Mobile, '+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷', '09121234567'],
    ['a postal code', fields.PostalCode, '۱۲۳۴۵-۶۷۸۹۰', '1234567890'],
    ['a legal id', fields.LegalId, '۱۰۳۸۰۲۸۴۷۹۰', '10380284790'],
    ['a landline', fields.Phone, '۰۲۱-۱۲۳۴۵۶۷۸', '02112345678'],
    ['a captcha', fields.CaptchaCode, ' aB۳!@# ', 'aB3!@#'],
    ['a domain in capitals', fields.DomainName, 'Example.IR', 'example.ir'],
    ['a name with an override inside', fields.ServiceName, 'web-\u202E01-prod', 'web-01-prod'],
  ])('takes %s', (_, schema, typed, taken) => expect(schema.parse(typed)).toBe(taken))

  it.each([
    ['a short name', fields.ServiceName, 'abcd', text.tooShort('۵')],
    ['a long name', fields.ServiceName, 'a'.repeat(51), text.tooLong('۵۰')],
    ['only invisible characters', fields.ServiceName, '\u202E\u200F\u2066', text.tooShort('۵')],
    ['markup', fields.ServiceName, '<script>alert(1)</script>', text.name],
    ['a number for a text', fields.ServiceName, 12345, text.wrongText],
    ['nothing', fields.ServiceName, undefined, text.required],
    ['null', fields.ServiceName, null, text.required],
    ['an e-mail without host', fields.Email, 'ali@', text.email],
    ['a wrong national id', fields.NationalId, '0499370898', text.nationalId],
    ['a weak password', fields.AccountPassword, 'password', text.password],
    ['a password with a line end', fields.AccountPassword, 'Abcdef1!\n', text.password],
    ['port 0', fields.Port, 0, text.port],
    ['port 65536', fields.Port, 65_536, text.port],
    ['a broken address', fields.Ipv4, '300.1.1.1', text.ipv4],
    ['a label in capitals', fields.DnsLabel, 'Web', text.dnsLabel],
    ['a key that is no key', fields.SshPublicKey, 'hello', text.sshKey],
    ['a recovery code with a letter that none has', fields.RecoveryCode, 'abcde-fghi1', text.recoveryCode],
    ['a captcha of five', fields.CaptchaCode, 'abcde', text.captcha],
    ['a day that does not exist', fields.WireDateTime, '2026-02-30T00:00:00', text.dateTime],
  ])('refuses %s, in Persian', (_, schema, value, message) => expect(messages(schema, value)).toContain(message))

  it('never changes a password', () => {
    const typed = ' Abc1!۱ي '
    expect(fields.CurrentPassword.parse(typed)).toBe(typed)
    expect(fields.AccountPassword.parse(typed)).toBe(typed)
  })
})

describe('what may be left out', () => {
  const Form = z.object({
    note: fields.optionalText(fields.line({ max: 10 })),
    keyId: fields.optionalId,
    size: fields.optionalValue(fields.inRange({ min: 25, max: 100, step: 25 })),
    fromQuery: fields.optionalIdFromText,
    fromForm: fields.optionalIdInForm,
  })

  it.each([
    ['missing', {}],
    ['null', { note: null, keyId: null, size: null, fromQuery: null }],
    ['empty', { note: '  ', keyId: 0, fromQuery: '', fromForm: '0' }],
    ['words of older clients', { fromQuery: 'null', fromForm: 'null' }],
  ])('%s counts as absent', (_, sent) =>
    expect(Object.values(Form.parse(sent)).filter((value) => value !== undefined)).toEqual([]),
  )

  it('keeps what is given', () =>
    expect(Form.parse({ note: ' a ', keyId: 7, size: 50, fromQuery: '9' })).toEqual({
      note: 'a',
      keyId: 7,
      size: 50,
      fromQuery: 9,
    }))

  it.each([
    [{ size: 0 }, text.tooSmall('۲۵')],
    [{ size: 30 }, text.notMultiple('۲۵')],
    [{ size: '50' }, text.wrongNumber],
    [{ keyId: -1 }, text.wrongId],
    [{ note: 'a'.repeat(11) }, text.tooLong('۱۰')],
  ])('still checks %j', (sent, message) => expect(messages(Form, sent)).toEqual([message]))

  it('ignores fields it does not know', () => expect(Form.parse({ other: 1 })).not.toHaveProperty('other'))
})

describe('numbers of an address', () => {
  it.each([
    ['12', 12],
    ['۱۲', 12],
    [12, 12],
  ])('%j is %d', (sent, id) => expect(fields.PathId.parse(sent)).toBe(id))

  it.each(['', ' ', 'abc', '1.5', '1e3', '0x10', '-1', '0', '2147483648', '99999999999999999999', 'null', '1;drop'])(
    '%j is no id',
    (sent) => expect(messages(fields.PathId, sent)).toContain(text.wrongId),
  )
})

describe('codes', () => {
  it.each([
    [123, '000123'],
    [123456, '123456'],
    ['012345', '012345'],
    ['۱۲۳۴۵۶', '123456'],
  ])('%j is %s', (sent, code) => expect(fields.ConfirmCodeNumber.parse(sent)).toBe(code))

  it.each([1_000_000, -1, 1.5, '12345', '1234567', 'abcdef', null, {}])('%j is none', (sent) =>
    expect(messages(fields.ConfirmCodeNumber, sent)).toEqual([text.code]),
  )
})

describe('ids of a table', () => {
  it('takes only those of the table', () => {
    expect(fields.enumId(serviceStatus).parse(2)).toBe(2)
    expect(messages(fields.enumId(serviceStatus), 99)).toEqual([text.wrongChoice])
  })

  it('answers may carry ids of a later server', () => expect(fields.answeredEnum(serviceStatus).parse(99)).toBe(99))
})

describe('attachments', () => {
  const file = (type: string, size = 3) => new File([new Uint8Array(size)], 'scan', { type })

  it.each([undefined, null, '', 'null', file('image/png', 0)])('%s counts as none', (part) =>
    expect(fields.optionalAttachment.parse(part)).toBeUndefined(),
  )
  it('takes a picture', () => expect(fields.optionalAttachment.parse(file('image/png'))).toBeInstanceOf(File))
  it('believes nobody about what it is: the server looks into it', () =>
    expect(fields.optionalAttachment.parse(file('application/x-sh'))).toBeInstanceOf(File))
  it.each([undefined, '', file('image/png', 0)])('must be there where it is required: %s', (part) =>
    expect(messages(fields.requiredAttachment, part)).toEqual([text.required]),
  )
  it('come as a list of numbers in a form', () => {
    const ids = fields.idsInForm(3)
    expect([ids.parse('3,۷'), ids.parse([3, 7]), ids.parse(''), ids.parse(null), ids.parse(undefined)]).toEqual([
      [3, 7],
      [3, 7],
      [],
      [],
      undefined,
    ])
    expect(ids.safeParse('1,2,3,4').success).toBe(false)
  })
  it('refuses more than 25 MB', () =>
    expect(messages(fields.optionalAttachment, file('image/png', 25 * 1024 * 1024 + 1))).toEqual([
      text.fileTooBig('۲۵'),
    ]))
})
