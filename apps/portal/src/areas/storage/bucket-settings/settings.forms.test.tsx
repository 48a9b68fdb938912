import {
  storageSettingsEditLifecycle,
  storageSettingsGet,
  type StorageHostDetail,
  type StorageSettings,
} from '@sarv/client/storage.generated'
import { operationList } from '@sarv/client/portal.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../../testing/server.ts'
import { show } from '../../../testing/page.tsx'
import { projectId } from '../../../testing/signed-in.ts'
import { SettingsTab } from './SettingsTab.tsx'

const bucket = { id: 3, name: 'media', statusId: serviceStatus.id.active } as StorageHostDetail
const byTag =
  '<Rule><ID>by-tag</ID><Filter><Tag><Key>keep</Key><Value>no</Value></Tag></Filter><Status>Enabled</Status><Expiration><Days>1</Days></Expiration></Rule>'
const logs = { id: 'logs', prefix: 'logs/', isEnabled: true, expireAfterDays: 30 }
const settings: StorageSettings = {
  hasVersions: false,
  lifecycle: [logs],
  otherLifecycle: [byTag],
  cors: [],
  otherCors: [],
  publicPrefixes: [],
  hasOtherPolicy: false,
}

beforeEach(() => {
  server.answer(operationList, [])
  server.answer(storageSettingsGet, settings)
  show(<SettingsTab projectId={projectId} id={bucket.id} bucket={bucket} query={{} as never} />)
})

it('a rule that a program wrote is shown as it is, and is not among the rules that are saved', async () => {
  await expect.element(page.getByText('۱ قانون را برنامه‌ای نوشته است')).toBeVisible()
  await expect.element(page.getByText('<Key>keep</Key>')).toBeVisible()

  server.answer(storageSettingsEditLifecycle, undefined)
  await page.getByRole('button', { name: 'افزودن قانون' }).click()
  const dialog = page.getByRole('dialog', { name: 'قانون تازه برای عمر فایل‌ها' })
  await dialog.getByRole('textbox', { name: 'پوشه یا آغاز نام' }).fill('tmp/')
  await dialog.getByRole('textbox', { name: 'حذف فایل‌ها' }).fill('7')
  await dialog.getByRole('button', { name: 'ذخیره قانون' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent(storageSettingsEditLifecycle)).toMatchObject([
    { body: { rules: [logs, { prefix: 'tmp/', isEnabled: true, expireAfterDays: 7 }] } },
  ])
})
