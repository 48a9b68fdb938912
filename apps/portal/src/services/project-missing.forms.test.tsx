import { projectList } from '@sarv/client/project.generated'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/page.tsx'
import { server } from '../testing/server.ts'
import { ProjectMissingPage } from './ProjectMissingPage.tsx'

it('a page of services says that there is no project yet, and makes the first one', async () => {
  server.answer(projectList, [])
  show(<ProjectMissingPage title="ابر خصوصی" isUnchosen />)
  await expect.element(page.getByText('هنوز پروژه‌ای ندارید')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'ساخت پروژه' })).toBeEnabled()
  expect(page.getByText(/حذف شده/).elements()).toEqual([])
})

it('a page of services says that none is chosen, or that the one of its address is not there', async () => {
  const { close } = show(<ProjectMissingPage title="ابر خصوصی" isUnchosen />)
  await expect.element(page.getByText('پروژه‌ای انتخاب نشده است')).toBeVisible()
  close()
  show(<ProjectMissingPage title="ابر خصوصی" />)
  await expect.element(page.getByText('این پروژه پیدا نشد')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'انتخاب پروژه' })).toBeVisible()
})
