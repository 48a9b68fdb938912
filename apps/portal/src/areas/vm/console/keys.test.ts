import { expect, it } from 'vitest'
import { keyPressesOf } from './keys.ts'

it('writes letters, capitals, signs and lines', () => {
  expect(keyPressesOf('aA-_\r\n\t')).toEqual([
    { keysym: 0x61, needsShift: false },
    { keysym: 0x41, needsShift: true },
    { keysym: 0x2d, needsShift: false },
    { keysym: 0x5f, needsShift: true },
    { keysym: 0xff0d, needsShift: false },
    { keysym: 0xff09, needsShift: false },
  ])
})

it('writes what no Latin keyboard has by its Unicode name', () => {
  expect(keyPressesOf('س😀')).toEqual([
    { keysym: 0x0100_0633, needsShift: false },
    { keysym: 0x0101_f600, needsShift: false },
  ])
})
