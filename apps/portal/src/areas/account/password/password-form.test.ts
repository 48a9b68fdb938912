import { expect, it } from 'vitest'
import { emptyPasswords, passwordProblems } from './password-form.ts'

const form = { ...emptyPasswords, currentPassword: 'Sarv-demo#1405', password: 'Sabz#1406', repeated: 'Sabz#1406' }

it('takes a strong new password that was typed twice', () => {
  expect(passwordProblems(form)).toEqual({})
})

it('asks for everything when nothing is typed', () => {
  const required = 'این مورد را وارد کنید.'
  expect(passwordProblems(emptyPasswords)).toEqual({
    currentPassword: required,
    password: required,
    repeated: required,
  })
})

it.each(['nodigits#A', 'no-capital#1', 'NOSMALL#1', 'NoSymbol1', 'Sabz#۱۴۰۶', 'Sabz#14\u00006'])(
  'refuses the weak password %j',
  (password) => {
    expect(passwordProblems({ ...form, password, repeated: password }).password).toContain('دست‌کم ۸ نویسه')
  },
)

it('refuses a repetition that differs, be it by a space', () => {
  expect(passwordProblems({ ...form, repeated: `${form.password} ` })).toEqual({
    repeated: 'تکرار گذرواژه با گذرواژه تازه یکی نیست.',
  })
})

it('refuses the password that is in use', () => {
  const same = { password: form.currentPassword, repeated: form.currentPassword }
  expect(passwordProblems({ ...form, ...same }).password).toBe('گذرواژه تازه باید با گذرواژه کنونی فرق داشته باشد.')
})

it('signs other devices out and ends API tokens unless told otherwise', () => {
  expect(emptyPasswords).toMatchObject({ endOtherSessions: true, endApiTokens: true })
})
