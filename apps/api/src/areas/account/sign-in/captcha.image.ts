import { randomInt } from 'node:crypto'
import { glyphs, glyphSize } from './captcha-glyphs.image.ts'
import type { Point } from './captcha-glyphs.image.ts'
import { encodeGreyJpeg } from './captcha-jpeg.image.ts'

/** Twice the size it is shown at, for sharp screens. */
export const captchaSize = { width: 264, height: 80 } as const

/** Shades of grey. */
const paper = 0xf1
const ink = 0x1c
const jpegQuality = 72

interface Stroke {
  points: Point[]
  width: number
}

/** A JPEG of the code. The strokes are bent and joined before they are drawn; the same seed draws the same picture. */
export const renderCaptcha = (code: string, seed: number = randomInt(2 ** 32)): Buffer => {
  const between = randomFrom(seed)
  const strokes = [...strokesInside(code, between), ...disturbances(between)]
  return encodeGreyJpeg({ ...captchaSize, pixels: paint(drawInk(strokes), between) }, jpegQuality)
}

type Between = (low: number, high: number) => number

/** Mulberry32: small, repeatable, good enough for a picture. */
const randomFrom = (seed: number): Between => {
  let state = seed
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return low + ((high - low) * ((mixed ^ (mixed >>> 14)) >>> 0)) / 2 ** 32
  }
}

/** The strokes of the characters as they are drawn; the same seed draws the same ones. */
export const codeStrokes = (code: string, seed: number): Stroke[] => strokesInside(code, randomFrom(seed))

/** Each character turned, slanted and sized on its own, standing so close that some touch; then all bent together. */
const strokesInside = (code: string, between: Between): Stroke[] => {
  const bend = createBend(between)
  const margin = 26
  const pitch = (captchaSize.width - 2 * margin) / (code.length - 1)
  return Array.from(code).flatMap((character, at) => {
    const place = createPlacement([margin + pitch * at, captchaSize.height / 2], between)
    const width = between(3.8, 4.8)
    const shape = glyphs.get(character)
    if (!shape) throw new Error(`no glyph for ${character}`)
    return moveInside(shape.map((points) => ({ width, points: subdivide(points).map((point) => bend(place(point))) })))
  })
}

/** Paper that is left around every character. */
const edge = 2

/** Turned, bent and shifted at once, a character can reach beyond the paper: it goes back as far as it must. */
const moveInside = (strokes: Stroke[]): Stroke[] => {
  const shiftOf = (axis: 0 | 1, size: number): number => {
    const reaches = strokes.flatMap(({ points, width }) => {
      const places = points.map((point) => point[axis])
      return [Math.min(...places) - width / 2 - edge, Math.max(...places) + width / 2 + edge]
    })
    return Math.max(0, -Math.min(...reaches)) + Math.min(0, size - Math.max(...reaches))
  }
  const [x, y] = [shiftOf(0, captchaSize.width), shiftOf(1, captchaSize.height)]
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map(([left, top]): Point => [left + x, top + y]),
  }))
}

const createPlacement = ([centreX, centreY]: Point, between: Between) => {
  const angle = between(-0.32, 0.32)
  const slant = between(-0.22, 0.22)
  const scale = between(2.5, 2.95)
  const shift = [between(-3, 3), between(-7, 7)] as const
  return ([x, y]: Point): Point => {
    const upright = (y - glyphSize.height / 2) * scale
    const across = (x - glyphSize.width / 2) * scale - slant * upright
    return [
      centreX + shift[0] + across * Math.cos(angle) - upright * Math.sin(angle),
      centreY + shift[1] + across * Math.sin(angle) + upright * Math.cos(angle),
    ]
  }
}

const createBend = (between: Between) => {
  const vertical = { size: between(3, 5), length: between(70, 120), phase: between(0, 2 * Math.PI) }
  const horizontal = { size: between(1.5, 3), length: between(28, 45), phase: between(0, 2 * Math.PI) }
  const swing = (wave: typeof vertical, along: number) =>
    wave.size * Math.sin((2 * Math.PI * along) / wave.length + wave.phase)
  return ([x, y]: Point): Point => [x + swing(horizontal, y), y + swing(vertical, x)]
}

/** Short pieces, so that straight strokes bend too. */
const subdivide = (points: Point[]): Point[] =>
  points.flatMap((point, at) => {
    const from = points[at - 1]
    if (!from) return [point]
    const pieces = Math.ceil(Math.hypot(point[0] - from[0], point[1] - from[1]) / 1.5)
    return Array.from({ length: pieces }, (_, piece): Point => {
      const t = (piece + 1) / pieces
      return [from[0] + (point[0] - from[0]) * t, from[1] + (point[1] - from[1]) * t]
    })
  })

/** Waves right through the characters, as dark and nearly as thick as they are; and loose hooks. */
const disturbances = (between: Between): Stroke[] => {
  const { width, height } = captchaSize
  const waves = [3.1, 1.6].map((strokeWidth) => {
    const wave = { size: between(8, 18), length: between(110, 190), phase: between(0, 2 * Math.PI) }
    const [start, slope] = [between(0.35, 0.65) * height, between(-0.1, 0.1)]
    const points = Array.from({ length: 45 }, (_, at): Point => {
      const x = -6 + (at * (width + 12)) / 44
      const swing = wave.size * Math.sin((2 * Math.PI * x) / wave.length + wave.phase)
      return [x, start + slope * (x - width / 2) + swing]
    })
    return { points, width: strokeWidth }
  })
  const hooks = Array.from({ length: 7 }, () => {
    const [x, y, turn, radius] = [between(0, width), between(0, height), between(0, 6.28), between(4, 10)]
    const points = Array.from({ length: 7 }, (_, at): Point => [
      x + radius * Math.cos(turn + at / 3),
      y + radius * Math.sin(turn + at / 3),
    ])
    return { points, width: between(1, 2.4) }
  })
  return [...waves, ...hooks]
}

/** How much ink, 0 to 1, lies on each pixel: by its distance from the strokes, so edges are smooth. */
const drawInk = (strokes: Stroke[]): Float32Array => {
  const coverage = new Float32Array(captchaSize.width * captchaSize.height)
  for (const { points, width } of strokes) {
    for (let at = 1; at < points.length; at++) drawSegment(coverage, points[at - 1]!, points[at]!, width / 2)
  }
  return coverage
}

const drawSegment = (coverage: Float32Array, [x0, y0]: Point, [x1, y1]: Point, radius: number): void => {
  const reach = radius + 1
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach))
  const right = Math.min(captchaSize.width - 1, Math.ceil(Math.max(x0, x1) + reach))
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach))
  const bottom = Math.min(captchaSize.height - 1, Math.ceil(Math.max(y0, y1) + reach))
  const [dx, dy] = [x1 - x0, y1 - y0]
  const lengthSquared = dx * dx + dy * dy || 1
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / lengthSquared))
      const distance = Math.sqrt((x - x0 - along * dx) ** 2 + (y - y0 - along * dy) ** 2)
      const pixel = y * captchaSize.width + x
      coverage[pixel] = Math.max(coverage[pixel]!, Math.min(1, radius + 0.5 - distance))
    }
  }
}

/** Ink on paper, with a little grain. */
const paint = (coverage: Float32Array, between: Between): Uint8Array =>
  Uint8Array.from(coverage, (amount) => paper + (ink - paper) * amount + between(-6, 6))
