import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, toastStore } from './toast.ts'

const texts = () => toastStore.current().map(({ text }) => text)

beforeEach(() => {
  for (const { id } of toastStore.current()) toastStore.dismiss(id)
})

describe('toasts', () => {
  it('keeps three at most, the newest last', () => {
    for (const text of ['one', 'two', 'three', 'four']) toast.info(text)
    expect(texts()).toEqual(['two', 'three', 'four'])
  })

  it('says the same sentence once, as the newest', () => {
    toast.error('no answer', { traceId: 'a' })
    toast.info('copied')
    toast.error('no answer', { traceId: 'b' })
    expect(texts()).toEqual(['copied', 'no answer'])
    expect(toastStore.current()[1]).toMatchObject({ kind: 'error', traceId: 'b' })
  })

  it('tells its listeners until they leave', () => {
    const listener = vi.fn<() => void>()
    const leave = toastStore.subscribe(listener)
    toast.success('done')
    leave()
    toast.success('more')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('gives the same list until something changes, as React asks of a store', () => {
    toast.success('done')
    expect(toastStore.current()).toBe(toastStore.current())
  })
})
