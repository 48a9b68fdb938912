import { describe, expect, it } from 'vitest'
import { resizeEffects } from './resize.rules.ts'

const current = { cpu: 2, memory: 4, disk: 50 }

describe('a change of size', () => {
  it.each([
    ['nothing', {}, { size: current, changed: [], restarts: false, shrinksDisk: false }],
    ['the same again', { ...current }, { changed: [], restarts: false }],
    ['more cores', { cpu: 4 }, { size: { cpu: 4, memory: 4, disk: 50 }, changed: ['cpu'], restarts: true }],
    ['less memory', { memory: 2, cpu: null }, { changed: ['memory'], restarts: true, shrinksDisk: false }],
    ['a larger disk alone', { disk: 75 }, { changed: ['disk'], restarts: false, shrinksDisk: false }],
    ['a smaller disk', { disk: 25 }, { changed: ['disk'], shrinksDisk: true }],
  ])('%s', (_, wanted, effects) => expect(resizeEffects(current, wanted)).toMatchObject(effects))
})
