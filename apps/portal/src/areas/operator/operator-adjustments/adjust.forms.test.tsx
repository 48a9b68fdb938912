import { operatorAdjustmentCreate } from '@sarv/client/operator/operator-adjustments.calls.generated'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press } from '../../../testing/hands.ts'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { operatorStore } from '../frame/operator-store.ts'
import { AdjustDialog } from './AdjustDialog.tsx'

it('takes money out without a minus sign, and says the balance before and after', async () => {
  server.answer(operatorAdjustmentCreate, { id: 1, isDone: true })
  show(
    <Provider store={operatorStore}>
      <AdjustDialog customerId={4} name="فروشگاه" balance={3_000_000} onClose={() => undefined} />
    </Provider>,
  )
  const dialog = page.getByRole('dialog')
  await fill(dialog.getByRole('textbox', { name: /مبلغ/ }), '1000000')
  await expect.element(dialog).toMatchTextContent(/مانده: ۳٬۰۰۰٬۰۰۰.*پس از این: ۴٬۰۰۰٬۰۰۰/)
  await press(dialog.getByRole('radio', { name: 'برداشتن از کیف پول' }))
  await expect.element(dialog).toMatchTextContent(/پس از این: ۲٬۰۰۰٬۰۰۰/)
  await fill(dialog.getByRole('textbox', { name: /پیام به مشتری/ }), 'اصلاح اشتباه')
  await fill(dialog.getByRole('textbox', { name: /دلیل/ }), 'a mistake')
  await press(dialog.getByRole('button', { name: 'اصلاح کیف پول' }))
  await expect.poll(() => server.sent(operatorAdjustmentCreate)[0]?.body).toMatchObject({ rials: -1_000_000 })
})
