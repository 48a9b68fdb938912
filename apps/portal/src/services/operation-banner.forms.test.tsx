import { operationRetry } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { nowOnWire } from '../format/relative.ts'
import { press } from '../testing/hands.ts'
import { show } from '../testing/page.tsx'
import { server } from '../testing/server.ts'
import { OperationBanner } from './OperationBanner.tsx'

const operation = {
  id: 31,
  kind: 'vmHostReboot',
  title: 'راه‌اندازی مجدد',
  sentence: 'راه‌اندازی مجدد سرور «shop-web-01»',
  projectId: 1,
  serviceType: 'Vm',
  serviceId: 1,
  serviceName: 'shop-web-01',
  user: null,
  operationStatusId: operationStatus.id.failed,
  percent: 50,
  step: null,
  reason: 'زیرساخت پاسخ نداد.',
  canRetry: true,
  canCancel: false,
  createDate: nowOnWire(),
  endDate: nowOnWire(),
}
const message = page.getByText(/راه‌اندازی مجدد سرور .* ناموفق بود/)

it('is no restart by one press: the retry asks first', async () => {
  show(<OperationBanner operation={operation} hasSteps={false} />)
  await expect.element(message).toMatchTextContent(/همین حالا|ثانیه پیش/)
  await press(page.getByRole('button', { name: 'تلاش دوباره' }))
  expect(server.sent(operationRetry)).toEqual([])
  server.answer(operationRetry, { ...operation, operationStatusId: operationStatus.id.queued } as never)
  await press(page.getByRole('dialog').getByRole('button', { name: 'تلاش دوباره' }))
  await expect.poll(() => server.sent(operationRetry)).toHaveLength(1)
})

it('stays closed once it was closed', async () => {
  show(<OperationBanner operation={operation} hasSteps={false} />)
  await press(page.getByRole('button', { name: 'بستن این پیام' }))
  await expect.element(message).not.toBeInTheDocument()
})
