import {
  projectInvitationList,
  projectUserDelete,
  projectUserLeftBehind,
  projectUserList,
} from '@sarv/client/project/project-users.calls.generated'
import { userAccessType } from '@sarv/contract/enums'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press } from '../../../testing/hands.ts'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { projectId } from '../../../testing/signed-in.ts'
import { ProjectUsersTab } from './ProjectUsersTab.tsx'

const dialog = page.getByRole('alertdialog')
const stop = dialog.getByRole('checkbox', { name: 'این‌ها را متوقف کن' })

beforeEach(async () => {
  server.answer(projectInvitationList, [])
  server.answer(projectUserDelete, undefined)
  server.answer(projectUserList, [
    {
      id: 7,
      userId: 7,
      user: 'علی رضایی',
      email: 'ali@example.com',
      userAccessTypeId: userAccessType.id.maintainer,
      userAccessType: 'مدیر',
      isActive: true,
      createDate: '2026-11-01T09:00:00',
      modifyDate: '2026-11-01T09:00:00',
    },
  ])
  const query = { isFetching: false, refetch: () => undefined }
  show(<ProjectUsersTab projectId={projectId} project={undefined} query={query} />)
  await press(page.getByRole('button', { name: 'کارهای دیگر' }))
  await press(page.getByRole('menuitem', { name: 'حذف از پروژه' }))
})

it('a key that a leaving colleague knows is named, and stopped unless the box is emptied', async () => {
  server.answer(projectUserLeftBehind, [{ kind: 'storageKey', id: 3, name: 'media-web', project: 'فروشگاه' }])
  await expect.element(dialog).toMatchTextContent('media-web')
  await expect.element(stop).toBeChecked()
  await press(stop)
  await fill(dialog.getByRole('textbox'), 'علی رضایی')
  await press(dialog.getByRole('button', { name: 'حذف از پروژه' }))
  await expect.poll(() => server.sent(projectUserDelete)).toHaveLength(1)
  expect(server.sent(projectUserDelete)[0]!.query.get('StopLeftBehind')).toBe('false')
})
