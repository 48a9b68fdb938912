import { expect, it } from 'vitest'
import { problemsBy, sentBy } from '../../../ui/schema-resolver.fixture.ts'
import { emptyPasswords, type PasswordForm, passwordResolver } from './password-form.ts'

const passwordProblems = (typed: PasswordForm) => problemsBy(passwordResolver, typed)

const form = { ...emptyPasswords, currentPassword: 'Sarv-demo#1405', password: 'Sabz#1406', repeated: 'Sabz#1406' }

it('takes a strong new password that was typed twice, and sends it once', async () => {
  expect(await passwordProblems(form)).toEqual({})
  expect(await sentBy(passwordResolver, form)).not.toHaveProperty('repeated')
})

it('asks for everything when nothing is typed', async () => {
  const required = 'این مورد را وارد کنید.'
  expect(await passwordProblems(emptyPasswords)).toEqual({
    currentPassword: required,
    password: required,
    repeated: required,
  })
})

it.each(['nodigits#A', 'no-cap#1', 'NOSMALL#1', 'NoSymbol1', 'Sabz#۱۴۰۶', 'Sabz#14\u00006'])(
  'refuses the weak password %j',
  async (password) => {
    expect((await passwordProblems({ ...form, password, repeated: password })).password).toContain('دست‌کم ۸ کاراکتر')
  },
)

it('refuses a repetition that differs, be it by a space', async () => {
  expect(await passwordProblems({ ...form, repeated: `${form.password} ` })).toEqual({
    repeated: 'تکرار گذرواژه با گذرواژه تازه یکی نیست.',
  })
})

it('refuses the password that is in use', async () => {
  const same = { password: form.currentPassword, repeated: form.currentPassword }
  expect((await passwordProblems({ ...form, ...same })).password).toBe(
    'گذرواژه تازه باید با گذرواژه کنونی فرق داشته باشد.',
  )
})

it('signs other devices out and ends API tokens unless told otherwise', () => {
  expect(emptyPasswords).toMatchObject({ endOtherSessions: true, endApiTokens: true })
})
