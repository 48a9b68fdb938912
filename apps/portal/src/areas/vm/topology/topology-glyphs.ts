/**
 * Small drawings of 16 by 16, each as strokes that begin somewhere and go on from there. Two hundred of one kind are one
 * path: what is drawn a hundred times costs one thing in the document.
 */
type Stroke = readonly [x: number, y: number, rest: string]

const ring: Stroke = [2, 8, 'a6 6 0 1 0 12 0a6 6 0 1 0-12 0']
const globe: readonly Stroke[] = [ring, [2, 8, 'h12'], [8, 2, 'a3.2 6 0 0 0 0 12a3.2 6 0 0 0 0-12']]
const shelf = 'h11a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z'
const server: readonly Stroke[] = [
  [2.5, 2, shelf],
  [2.5, 9, shelf],
  [4.5, 4.5, 'h.01'],
  [4.5, 11.5, 'h.01'],
]
const pan = 'l-2 4.5a2.3 2.3 0 0 0 4 0z'

const glyphs = {
  server,
  missing: [...server, [2, 14, 'l12-12']],
  address: globe,
  noWay: [...globe, [2.5, 13.5, 'l11-11']],
  balancer: [
    [8, 2.5, 'v11'],
    [5, 13.5, 'h6'],
    [3, 4.5, 'h10'],
    [3, 4.5, pan],
    [13, 4.5, pan],
  ],
  router: [[5, 12.5, 'h6.5a3 3 0 0 0 .5-5.95a4.5 4.5 0 0 0-8.7 .75a2.7 2.7 0 0 0 1.7 5.2z']],
  ok: [ring, [5.5, 8.2, 'l1.8 1.8l3.3-3.5']],
  working: [[8, 2, 'a6 6 0 1 1-6 6']],
  off: [ring, [5.5, 8, 'h5']],
  failed: [ring, [6, 6, 'l4 4'], [10, 6, 'l-4 4']],
  fault: [
    [8, 2, 'l6.5 11.5h-13z'],
    [8, 6.5, 'v3'],
    [8, 11.5, 'h.01'],
  ],
} satisfies Record<string, readonly Stroke[]>

export type GlyphName = keyof typeof glyphs

const round = (value: number): number => Math.round(value * 100) / 100

/** A drawing with its upper left corner there. */
export const glyphAt = (name: GlyphName, x: number, y: number): string =>
  glyphs[name].map(([left, top, rest]) => `M${round(x + left)} ${round(y + top)}${rest}`).join('')

/** A disc around a point. */
export const discAt = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
