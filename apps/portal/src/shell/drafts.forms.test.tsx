import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/page.tsx'
import { useForm } from '../ui/form.ts'
import { TextField } from '../ui/TextField.tsx'
import { createDraftStorage } from './draft-storage.ts'
import { useDraft } from './drafts.ts'
import { forgetInterruptedOrder, interruptOrder } from './interrupted-order.ts'
import { currentAddress } from './navigator.ts'
import { session } from './session.ts'

interface Order {
  name: string
  plan: string
}

const given: Partial<Order> = { plan: 'S1' }

function Probe() {
  const form = useForm<Order>({ defaultValues: { name: '', plan: '' } })
  useDraft('probe', form, { given })
  return (
    <>
      <TextField control={form.control} name="name" label="name" />
      <TextField control={form.control} name="plan" label="plan" />
    </>
  )
}

const field = (name: string) => page.getByRole('textbox', { name })

afterEach(() => forgetInterruptedOrder())

describe('a draft', () => {
  const keepDraft = () =>
    createDraftStorage(localStorage).write(session.get().userId, 'probe', { name: 'my-shop', plan: 'M1' })

  it('gives way to what the address has chosen', async () => {
    keepDraft()
    show(<Probe />)
    await expect.element(field('name')).toHaveValue('my-shop')
    await expect.element(field('plan')).toHaveValue('S1')
  })

  it('keeps what was chosen since, when its customer comes back from the bank', async () => {
    keepDraft()
    interruptOrder({ path: currentAddress(), title: 'order' })
    show(<Probe />)
    await expect.element(field('name')).toHaveValue('my-shop')
    await expect.element(field('plan')).toHaveValue('M1')
  })
})
