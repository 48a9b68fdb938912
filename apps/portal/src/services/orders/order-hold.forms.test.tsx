import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/page.tsx'
import { OrderHold } from './OrderHold.tsx'

const hold = { hours: 72, rials: 132_000, missing: 0 }
const sentence = 'با این کار، هزینه پروژه در ۲۹ آبان به سقف ماهانه می‌رسد.'
const cap = { monthlyRials: 5_000_000, monthRials: 6_000_000, reachedDate: '2026-11-20T10:00:00', sentence }

it('a receipt says when the cap of the project is reached with the order', async () => {
  show(<OrderHold hold={{ ...hold, cap }} />)
  await expect.element(page.getByText(sentence)).toBeVisible()
})

it('a receipt of a project without a cap says nothing of one', async () => {
  show(<OrderHold hold={hold} />)
  await expect.element(page.getByText(/کنار گذاشته می‌شود/)).toBeVisible()
  await expect.element(page.getByText(/سقف/)).not.toBeInTheDocument()
})
