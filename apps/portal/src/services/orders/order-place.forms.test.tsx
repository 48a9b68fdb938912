import { datacenterList } from '@sarv/client/catalog.generated'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CreateProjectDialog } from '../../areas/project/projects/CreateProjectDialog.tsx'
import { closePanel } from '../../shell/panels.ts'
import { press } from '../../testing/hands.ts'
import { show } from '../../testing/page.tsx'
import { server } from '../../testing/server.ts'
import { projectId } from '../../testing/signed-in.ts'
import { OrderPlace } from './OrderPlace.tsx'

afterEach(() => closePanel('create-project'))

it('a project is offered only for datacenters with room, and begins in the one that was pressed', async () => {
  server.answer(datacenterList, [
    { id: 1, name: 'تهران ۱' },
    { id: 2, name: 'تهران ۲' },
    { id: 3, name: 'شیراز' },
    { id: 4, name: 'تبریز', fullReason: 'ظرفیت تا ۱ آذر پر است' },
  ])
  show(
    <>
      <OrderPlace number={1} projectId={projectId} />
      <CreateProjectDialog />
    </>,
  )
  await expect.element(page.getByText('اکنون جای سرویس تازه ندارد: ظرفیت تا ۱ آذر پر است')).toBeVisible()
  expect(page.getByRole('button', { name: /ساخت پروژه در .*تبریز/ }).elements()).toEqual([])
  await press(page.getByRole('button', { name: /ساخت پروژه در .*شیراز/ }))
  const dialog = page.getByRole('dialog', { name: 'ساخت پروژه' })
  await expect.element(dialog.getByRole('radio', { name: 'شیراز' })).toBeChecked()
})
