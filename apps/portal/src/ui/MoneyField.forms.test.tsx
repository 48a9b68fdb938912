import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showMoneyIn, type Currency } from '../format/rials.ts'
import { show } from '../testing/page.tsx'
import { MoneyField } from './MoneyField.tsx'

afterEach(() => showMoneyIn('rial'))

const presets = [2_000_000, 5_000_000]
let value: number | null = null
const keep = (rials: number | null) => {
  value = rials
}

function Probe({ begun }: { begun: number | null }) {
  const [rials, setRials] = useState(begun)
  const change = (changed: number | null) => {
    keep(changed)
    setRials(changed)
  }
  return <MoneyField label="مبلغ" value={rials} onChange={change} presets={presets} presetsLabel="آماده" />
}

const field = page.getByRole('textbox', { name: 'مبلغ' })
const open = (currency: Currency, begun: number | null = null) => {
  showMoneyIn(currency)
  show(<Probe begun={begun} />)
}
const typeOver = async (keys: string) => {
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard(keys)
}

describe('a money field', () => {
  it('says in words what stands in it, after every key', async () => {
    open('rial', 2_000_000)
    await typeOver('75')
    await expect.element(page.getByText('هفت تومان و پنج ریال')).toBeVisible()
    await userEvent.keyboard('00000')
    await expect.element(field).toHaveValue('۷٬۵۰۰٬۰۰۰')
    await expect.element(page.getByText('هفتصد و پنجاه هزار تومان')).toBeVisible()
    expect(value).toBe(7_500_000)
  })

  it('is typed in toman where toman is chosen, and says both', async () => {
    open('toman', 2_000_000)
    await expect.element(field).toHaveValue('۲۰۰٬۰۰۰')
    await typeOver('500000')
    await expect.element(page.getByText('پانصد هزار تومان (۵٬۰۰۰٬۰۰۰ ریال)')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '۵۰۰٬۰۰۰ تومان' })).toBeVisible()
    expect(value).toBe(5_000_000)
  })

  it('understands Persian digits and what is pasted, and keeps its value when it is left', async () => {
    open('rial')
    await typeOver('۱۲۵')
    await expect.element(field).toHaveValue('۱۲۵')
    await field.fill('1,250,000 ریال')
    await expect.element(field).toHaveValue('۱٬۲۵۰٬۰۰۰')
    await userEvent.tab()
    await expect.element(field).toHaveValue('۱٬۲۵۰٬۰۰۰')
    expect(value).toBe(1_250_000)
  })

  it('keeps the caret where somebody types before the end', async () => {
    open('rial', 1_250_000)
    await userEvent.click(field)
    await userEvent.keyboard('{Home}9')
    await userEvent.keyboard('8')
    await expect.element(field).toHaveValue('۹۸۱٬۲۵۰٬۰۰۰')
  })

  it('takes a preset by one press', async () => {
    open('rial')
    await userEvent.click(page.getByRole('button', { name: '۵٬۰۰۰٬۰۰۰ ریال' }))
    await expect.element(field).toHaveValue('۵٬۰۰۰٬۰۰۰')
  })
})
