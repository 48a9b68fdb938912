import { datacenterList } from '@sarv/client/catalog.generated'
import { projectCreate } from '@sarv/client/project.generated'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closePanel, openPanel } from '../../../shell/panels.ts'
import { fill, press } from '../../../testing/hands.ts'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { CreateProjectDialog } from './CreateProjectDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'ساخت پروژه' })
const name = dialog.getByRole('textbox', { name: 'نام پروژه' })
const submit = dialog.getByRole('button', { name: 'ساخت پروژه' })

const openDialog = () => {
  openPanel('create-project')
  return show(<CreateProjectDialog />)
}

afterEach(() => closePanel('create-project'))

it('the dialog proposes the first datacenter with room, and leads into the new project', async () => {
  server.answer(datacenterList, [
    { id: 1, name: 'تهران ۱', fullReason: 'ظرفیت پر است' },
    { id: 2, name: 'تبریز ۱' },
    { id: 3, name: 'شیراز ۱' },
  ])
  server.answer(projectCreate, { id: 12 })
  const { address } = openDialog()
  await expect.element(dialog.getByRole('radio', { name: 'تبریز ۱' })).toBeChecked()
  await press(submit)
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await fill(name, 'فروشگاه تازه')
  await press(submit)
  await expect.poll(() => address()).toBe('/vm/12/list')
  expect(server.sent(projectCreate)).toMatchObject([{ body: { name: 'فروشگاه تازه', datacenterId: 2 } }])
})

it('the dialog says why each datacenter is full, and cannot be sent, when none has room', async () => {
  server.answer(datacenterList, [{ id: 1, name: 'تهران ۱', fullReason: 'ظرفیت تا ۱ آذر پر است' }])
  openDialog()
  await expect.element(dialog.getByText('اکنون هیچ دیتاسنتری جای پروژه تازه ندارد').first()).toBeVisible()
  await expect.element(dialog.getByRole('listitem')).toMatchTextContent(/تهران ۱.*ظرفیت تا ۱ آذر پر است/)
  expect(dialog.getByRole('radio').elements()).toEqual([])
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await press(submit)
  expect(server.sent(projectCreate)).toEqual([])
})
