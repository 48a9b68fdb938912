import { projectList } from '@sarv/client/project.generated'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../shell/session.ts'
import { show } from '../../testing/page.tsx'
import { server } from '../../testing/server.ts'
import { FirstSteps } from './FirstSteps.tsx'

const acts = () =>
  page.getByRole('listitem').getByRole('button').elements().length +
  page.getByRole('listitem').getByRole('link').elements().length
const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })

it('shows one button, of the next step alone', async () => {
  startSession({ accessToken: 'test', userId: 1, userTitle: 'سارا', customerId: 1, isSuperUser: true, mayOrder: false })
  show(<FirstSteps hasMoney={false} />)
  await expect.element(step('تأیید هویت').getByRole('link', { name: 'تکمیل مشخصات' })).toBeVisible()
  expect(acts()).toBe(1)
})

it('goes on to the money, then to the project', async () => {
  startSession({ accessToken: 'test', userId: 1, userTitle: 'سارا', customerId: 1, isSuperUser: true, mayOrder: true })
  server.answer(projectList, [])
  show(<FirstSteps hasMoney />)
  await expect.element(step('ساخت پروژه').getByRole('button', { name: 'ساخت پروژه' })).toBeVisible()
  await expect.element(step('تأیید هویت')).toMatchTextContent('انجام شد')
  expect(acts()).toBe(1)
})
