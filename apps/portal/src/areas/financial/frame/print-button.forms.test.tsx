import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../../../testing/hands.ts'
import { show } from '../../../testing/page.tsx'
import { PrintButton } from './PrintButton.tsx'

const paper = new Blob(['%PDF-1.7'])
const tab = {
  addEventListener: vi.fn<() => void>(),
  close: vi.fn<() => void>(),
  print: vi.fn<() => void>(),
  location: { replace: vi.fn<(url: string) => void>() },
}

beforeEach(() => void vi.spyOn(window, 'print').mockReturnValue(undefined))
afterEach(() => vi.restoreAllMocks())

const button = page.getByRole('button', { name: 'چاپ' })

it('prints the paper that the server writes, never the page', async () => {
  vi.spyOn(window, 'open').mockReturnValue(tab as never)
  show(<PrintButton read={async () => ({ data: paper })} pdfName="sarv-invoice-1" />)
  await press(button)
  await expect.poll(() => tab.location.replace.mock.calls).toHaveLength(1)

  expect(tab.location.replace.mock.calls[0]![0]).toMatch(/^blob:/)
  expect(window.print).not.toHaveBeenCalled()
})

it('closes the empty tab when the paper cannot be read', async () => {
  vi.spyOn(window, 'open').mockReturnValue(tab as never)
  show(<PrintButton read={async () => ({ error: { status: 503, type: 'papers_busy' } }) as never} pdfName="x" />)
  await press(button)
  await expect.poll(() => tab.close.mock.calls.length).toBe(1)
})
