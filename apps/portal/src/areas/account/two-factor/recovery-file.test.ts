import { expect, it } from 'vitest'
import { recoveryFileOf } from './recovery-file.ts'

it('the file says whose codes it holds, where they are for and when they were made', () => {
  const file = recoveryFileOf({
    codes: ['abcde-fghjk', 'mnpqr-stwxy'],
    email: 'sara@example.ir',
    origin: 'https://my.example.ir',
    madeAt: '2026-11-15T09:30:00',
  })
  expect(file.split('\r\n')).toEqual([
    'کدهای بازیابی حساب \u2066sara@example.ir\u2069 در \u2066https://my.example.ir\u2069',
    'تاریخ ساخت: ۰۹:۳۰:۰۰ - ۱۴۰۵/۰۸/۲۴',
    '',
    'abcde-fghjk',
    'mnpqr-stwxy',
    '',
    'هر کد فقط یک‌بار پذیرفته می‌شود. این فایل را به کسی ندهید.',
    '',
  ])
})
