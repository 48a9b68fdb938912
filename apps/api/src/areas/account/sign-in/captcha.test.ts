import { captchaPattern } from '@sarv/contract/field-rules'
import { decode } from 'jpeg-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { glyphs } from './captcha-glyphs.image.ts'
import { captchaSize, codeStrokes, renderCaptcha } from './captcha.image.ts'
import { encodeGreyJpeg } from './captcha-jpeg.image.ts'
import { checkCaptcha, createCaptcha, newCaptchaCode } from './captcha.service.ts'

describe('the code', () => {
  it('has the shape that the contract asks for, and is new each time', () => {
    const codes = Array.from({ length: 200 }, newCaptchaCode)
    for (const code of codes) expect(code).toMatch(captchaPattern)
    expect(new Set(codes).size).toBe(200)
  })

  it('leaves out what people mix up', () => {
    expect(Array.from('0OoQ1Il!5S2Z8B@#').filter((character) => glyphs.has(character))).toEqual([])
  })
})

describe('the picture', () => {
  /** Average darkness, 0 to 255, of the sixth of the picture where a character stands. */
  const darkness = (jpeg: Buffer, place: number) => {
    const { data, width, height } = decode(jpeg)
    const [from, to] = [Math.floor((place * width) / 6), Math.floor(((place + 1) * width) / 6)]
    let sum = 0
    for (let y = 0; y < height; y++) for (let x = from; x < to; x++) sum += 255 - data[(y * width + x) * 4]!
    return sum / (height * (to - from))
  }

  it('is a JPEG of the promised size that any decoder reads, dark on light', () => {
    const { width, height, data } = decode(renderCaptcha(newCaptchaCode()))
    expect({ width, height }).toEqual(captchaSize)
    const shades = data.filter((_, at) => at % 4 === 0)
    expect(shades.filter((shade) => shade > 220).length).toBeGreaterThan(0.6 * shades.length)
    expect(shades.filter((shade) => shade < 60).length).toBeGreaterThan(0.05 * shades.length)
  })

  it('shows every character of the alphabet in every place', () => {
    for (const character of glyphs.keys()) {
      const jpeg = renderCaptcha(character.repeat(6), 7)
      // Paper and waves alone stay below 36.
      for (const place of [0, 1, 2, 3, 4, 5]) expect(darkness(jpeg, place)).toBeGreaterThan(36)
    }
  })

  it('keeps every character whole inside its edges, however it is turned and bent', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const code = Array.from({ length: 6 }, (_, at) => [...glyphs.keys()][(seed + 5 * at) % glyphs.size]).join('')
      for (const { points, width } of codeStrokes(code, seed)) {
        const inside = points.every(
          ([x, y]) =>
            Math.min(x, y) >= width / 2 && x <= captchaSize.width - width / 2 && y <= captchaSize.height - width / 2,
        )
        expect(inside, `${code} of seed ${seed}`).toBe(true)
      }
    }
  })

  it('looks different each time for the same code, and the same for the same seed', () => {
    expect(renderCaptcha('A3K9eT', 1)).toEqual(renderCaptcha('A3K9eT', 1))
    expect(renderCaptcha('A3K9eT', 1)).not.toEqual(renderCaptcha('A3K9eT', 2))
    expect(renderCaptcha('A3K9eT')).not.toEqual(renderCaptcha('A3K9eT'))
  })

  it.each([
    [1, 1],
    [8, 8],
    [37, 21],
    [264, 80],
  ])('keeps a picture of %i by %i pixels within what JPEG loses', (width, height) => {
    const shadeAt = (x: number, y: number) => Math.round(127 + 80 * Math.sin(x / 9) + 45 * Math.cos(y / 7))
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => shadeAt(at % width, Math.floor(at / width)))
    const { data, ...size } = decode(encodeGreyJpeg({ width, height, pixels }, 95))
    expect(size).toMatchObject({ width, height })
    const worst = Math.max(...pixels.map((shade, at) => Math.abs(shade - data[at * 4]!)))
    expect(worst).toBeLessThanOrEqual(6)
  })

  it('survives the hardest picture: noise at the finest quality', () => {
    const pixels = Uint8Array.from({ length: 64 * 64 }, (_, at) => (Math.imul(at, 0x9e3779b1) >>> 13) & 255)
    const { data } = decode(encodeGreyJpeg({ width: 64, height: 64, pixels }, 100))
    const worst = Math.max(...pixels.map((shade, at) => Math.abs(shade - data[at * 4]!)))
    expect(worst).toBeLessThanOrEqual(6)
  })
})

describe('asking and answering', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  afterEach(() => vi.useRealTimers())

  const ask = async () => (await createCaptcha(database.db, 'A3K9eT')).captchaKey
  const answer = (key: string, code: string) => checkCaptcha(database.db, key, code)

  it('gives the picture as bare base64 and keeps no readable code', async () => {
    const { base64CaptchaImage, captchaKey } = await createCaptcha(database.db, 'A3K9eT')
    expect(decode(Buffer.from(base64CaptchaImage, 'base64'))).toMatchObject(captchaSize)
    const row = await database.db.selectFrom('captchas').selectAll().where('key', '=', captchaKey).executeTakeFirst()
    expect(Buffer.from(row!.code_hash)).toHaveLength(32)
    expect(JSON.stringify(row)).not.toMatch(/A3K9eT/i)
  })

  it.each(['A3K9eT', 'a3k9et', ' A3K9ET ', 'A۳K۹eT', 'A٣K٩eT'])('accepts %o for A3K9eT', async (typed) => {
    expect(await answer(await ask(), typed)).toBe(true)
  })

  it('accepts a right answer once', async () => {
    const key = await ask()
    expect(await answer(key, 'A3K9eT')).toBe(true)
    expect(await answer(key, 'A3K9eT')).toBe(false)
  })

  it('gives no second guess after a wrong answer', async () => {
    const key = await ask()
    expect(await answer(key, 'A3K9eX')).toBe(false)
    expect(await answer(key, 'A3K9eT')).toBe(false)
  })

  it('accepts one of many right answers at once', async () => {
    const key = await ask()
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(key, 'A3K9eT')))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('knows nothing of a key it did not give, nor of the code of another key', async () => {
    expect(await answer('no-such-key', 'A3K9eT')).toBe(false)
    const { captchaKey } = await createCaptcha(database.db, 'XXXXXX')
    expect(await answer(captchaKey, 'A3K9eT')).toBe(false)
  })

  it('is over after two minutes, and leaves the table with the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [early, late] = [await ask(), await ask()]
    vi.setSystemTime(Date.now() + 119_000)
    expect(await answer(early, 'A3K9eT')).toBe(true)
    vi.setSystemTime(Date.now() + 2000)
    expect(await answer(late, 'A3K9eT')).toBe(false)
    await ask()
    const left = await database.db.selectFrom('captchas').select('key').where('key', 'in', [early, late]).execute()
    expect(left).toEqual([])
  })
})
