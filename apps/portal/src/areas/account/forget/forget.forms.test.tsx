import { forgotConfirm, forgotKeep } from '@sarv/client/account/registration.calls.generated'
import { captcha } from '@sarv/client/account/sign-in.calls.generated'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../../../testing/hands.ts'
import { showPage, toasts } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { ForgetPage } from './ForgetPage.tsx'

const keep = page.getByRole('button', { name: 'ورود با گذرواژه کنونی' })
const openLink = () =>
  showPage(ForgetPage, { path: '/account/forget', at: '/account/forget?email=owner%40example.com#reset=abc' })

it('the link of a mail leads an owner who knows the password to the sign-in, and keeps it', async () => {
  server.answer(forgotKeep, undefined)
  const { address } = openLink()
  await expect.element(keep).toBeVisible()
  await press(keep)
  await expect.poll(address).toBe('/account/login')
  await expect.element(toasts()).toMatchTextContent('این مرورگر شناخته شد؛ با گذرواژه کنونی وارد شوید.')
  expect(server.sent(forgotKeep)).toMatchObject([{ body: { email: 'owner@example.com', linkToken: 'abc' } }])
  expect(server.sent(forgotConfirm)).toEqual([])
})

it('a link that works no more is asked for again', async () => {
  server.answer(captcha, { captchaKey: 'key', base64CaptchaImage: null })
  server.refuse(forgotKeep, { status: 400, type: 'forgot_link_dead', errorMessage: 'این پیوند دیگر کار نمی‌کند.' })
  openLink()
  await press(keep)
  await expect.element(toasts()).toMatchTextContent('این پیوند دیگر کار نمی‌کند.')
  await expect.element(page.getByRole('textbox', { name: 'ایمیل' })).toHaveValue('owner@example.com')
})
