import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { lazyDialog } from './lazy-dialog.tsx'

interface Props {
  onClose: () => void
}

const Question: ComponentType<Props> = () => <p>question</p>
const nothingToClose = { onClose: () => {} }

it('is loaded once, however often its button is pointed at, and is then there with the first render', async () => {
  const load = vi.fn<() => Promise<typeof Question>>().mockResolvedValue(Question)
  const Dialog = lazyDialog<Props>(load)
  expect(renderToStaticMarkup(<Dialog {...nothingToClose} />)).toBe('')
  Dialog.preload()
  Dialog.preload()
  await vi.waitFor(() => expect(renderToStaticMarkup(<Dialog {...nothingToClose} />)).toBe('<p>question</p>'))
  Dialog.preload()
  expect(load).toHaveBeenCalledTimes(1)
})

it('is tried again after it could not be loaded ahead', async () => {
  const load = vi.fn<() => Promise<typeof Question>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue(Question)
  const Dialog = lazyDialog<Props>(load)
  Dialog.preload()
  await vi.waitFor(() => {
    Dialog.preload()
    expect(renderToStaticMarkup(<Dialog {...nothingToClose} />)).toBe('<p>question</p>')
  })
  expect(load).toHaveBeenCalledTimes(2)
})
