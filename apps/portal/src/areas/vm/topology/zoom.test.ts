import { describe, expect, it } from 'vitest'
import { zoomActOf, zoomIn, zoomOut, zoomToFit, type ZoomAct } from './zoom.ts'

describe('zoom', () => {
  it.each([
    ['all of a small one', 800, 1000, 1],
    ['a wide one', 5000, 1000, 0.2],
  ])('fits %s into what is there', (_, width, available, zoom) => expect(zoomToFit(width, available)).toBe(zoom))

  it('zooms step by step, and stops at the ends', () => {
    expect([zoomIn(1), zoomOut(1), zoomIn(2), zoomOut(0.1)]).toEqual([1.5, 0.75, 2, 0.1])
  })

  it.each<[key: string, act: ZoomAct | undefined]>([
    ['+', 'in'],
    ['=', 'in'],
    ['-', 'out'],
    ['0', 'fit'],
    ['۰', 'fit'],
    ['ArrowLeft', undefined],
    ['a', undefined],
  ])('zooms by the key %s', (key, act) => {
    expect(zoomActOf({ key, ctrlKey: false, metaKey: false, altKey: false })).toBe(act)
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves the browser its own zoom, by %s', (held) => {
    const pressed = { key: '+', ctrlKey: false, metaKey: false, altKey: false, [held]: true }
    expect(zoomActOf(pressed)).toBeUndefined()
  })
})
