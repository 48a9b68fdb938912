import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const written = (userAgent: string | null) => {
  const { name, kind } = deviceOf(userAgent)
  return [name.replaceAll(/[\u2068\u2069]/g, ''), kind]
}

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

describe('a device by its user agent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome روی Windows', 'desktop'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`, 'Chrome روی Android', 'phone'],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari روی iOS',
      'tablet',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox روی Linux', 'desktop'],
    ['curl/8.5.0', 'curl', 'other'],
    ['node', 'node', 'other'],
    ['', 'دستگاه نامشخص', 'other'],
    ['   ', 'دستگاه نامشخص', 'other'],
    [null, 'دستگاه نامشخص', 'other'],
  ])('%o is %s (%s)', (userAgent, name, kind) => expect(written(userAgent)).toEqual([name, kind]))

  it('is no place to write a novel into', () => {
    expect(deviceOf('x'.repeat(500)).name.length).toBeLessThan(60)
  })
})
