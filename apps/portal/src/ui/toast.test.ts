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

  it('turns the message of an act into the next one, in its place and with what can be done about it', () => {
    const run = () => undefined
    toast.info('deleting', { key: 'a', isMoving: true, action: { label: 'undo', run } })
    toast.info('other')
    const id = toastStore.current()[0]?.id
    toast.success('deleted', { key: 'a', href: '/bin' })
    expect(texts()).toEqual(['deleted', 'other'])
    expect(toastStore.current()[0]).toEqual({
      id,
      key: 'a',
      kind: 'success',
      text: 'deleted',
      href: '/bin',
      isMoving: false,
      action: { label: 'undo', run },
    })
  })

  it('gives a message a link while it is shown, and nothing once it is gone', () => {
    toast.info('attaching', { key: 'b' })
    toast.linkTo('b', '/volume/1')
    expect(toastStore.current()[0]).toMatchObject({ href: '/volume/1' })
    toastStore.dismiss(toastStore.current()[0]!.id)
    toast.linkTo('b', '/volume/2')
    expect(toastStore.current()).toEqual([])
  })
})
