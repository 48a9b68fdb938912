/**
 * Characters as pen strokes, in SVG path notation (M, L and Q only), 10 wide and 14 high from cap line to baseline. Our
 * own, so that no font of the machine is needed. Of each group that people mix up once it is bent and crossed by a line
 * one is here at most: 0 O Q D, 1 I l i, 2 Z, 5 S, 8 B, 6 G b, 9 g q, E F, T 7 J, U V; and no signs, which are hard to find on
 * a Persian keyboard.
 */
const paths: Record<string, string> = {
  A: 'M0 14 L5 0 L10 14 M1.9 9 L8.1 9',
  C: 'M10 2.6 Q8 0 5.4 0 Q0 0 0 7 Q0 14 5.4 14 Q8 14 10 11.4',
  E: 'M9 0 L1 0 L1 14 L9 14 M1 6.8 L7.5 6.8',
  H: 'M0.5 0 L0.5 14 M9.5 0 L9.5 14 M0.5 7 L9.5 7',
  K: 'M1 0 L1 14 M9.5 0 L1 8.4 M4 5.6 L9.8 14',
  L: 'M1.5 0 L1.5 14 L9.5 14',
  M: 'M0 14 L1 0 L5 9 L9 0 L10 14',
  N: 'M0.8 14 L0.8 0 L9.2 14 L9.2 0',
  P: 'M1 14 L1 0 L5.5 0 Q9.8 0 9.8 4 Q9.8 8 5.5 8 L1 8',
  R: 'M1 14 L1 0 L5.5 0 Q9.5 0 9.5 3.8 Q9.5 7.6 5.5 7.6 L1 7.6 M5 7.6 L9.8 14',
  T: 'M0 0 L10 0 M5 0 L5 14',
  W: 'M0 0 L2.4 14 L5 4 L7.6 14 L10 0',
  X: 'M0.5 0 L9.5 14 M9.5 0 L0.5 14',
  Y: 'M0 0 L5 7 L10 0 M5 7 L5 14',
  a: 'M1.6 6.4 Q3 5 5 5 Q8.4 5 8.4 8.4 L8.4 14 M8.4 9 L5 9 Q1 9 1 11.6 Q1 14 4 14 Q7 14 8.4 11.6',
  e: 'M1 9.4 L9 9.4 Q9 5 5.2 5 Q1 5 1 9.6 Q1 14 5.4 14 Q7.8 14 8.8 12.2',
  k: 'M1.5 0 L1.5 14 M8 5 L1.5 10.4 M4.2 8.2 L8.6 14',
  m: 'M0 5 L0 14 M0 7.4 Q1.4 5 3 5 Q5 5 5 7.6 L5 14 M5 7.4 Q6.4 5 8 5 Q10 5 10 7.6 L10 14',
  n: 'M1.2 5 L1.2 14 M1.2 7.8 Q2.8 5 5.2 5 Q8.4 5 8.4 8.4 L8.4 14',
  t: 'M4.4 1.5 L4.4 11 Q4.4 14 7 14 Q8 14 9 13.2 M1.2 5 L8.2 5',
  y: 'M1 5 L5 13 M9 5 L5.2 13 Q3.6 17.2 0.8 16.6',
  3: 'M1 1.6 Q2.6 0 5 0 Q8.8 0 8.8 3.4 Q8.8 6.6 4 6.6 Q9.4 6.6 9.4 10.2 Q9.4 14 5 14 Q2 14 0.6 12',
  4: 'M7 14 L7 0 L0.4 9.8 L10 9.8',
  6: 'M8.4 0.6 Q1 1.8 1 9 Q1 14 5.2 14 Q9.4 14 9.4 9.8 Q9.4 6 5.4 6 Q1.8 6 1 9.6',
  9: 'M1.6 13.4 Q9 12.2 9 5 Q9 0 4.8 0 Q0.6 0 0.6 4.2 Q0.6 8 4.6 8 Q8.2 8 9 4.4',
}

export type Point = readonly [x: number, y: number]

/** Enough pieces for every bend to look round at twice the screen's size. */
const curvePieces = 8

const toStrokes = (path: string): Point[][] => {
  const strokes: Point[][] = []
  for (const [, command, numbers = ''] of path.matchAll(/([MLQ])([^MLQ]+)/g)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.trim().split(' ').map(Number)
    const stroke = strokes.at(-1)
    if (command === 'M' || !stroke) strokes.push([[x1, y1]])
    else if (command === 'L') stroke.push([x1, y1])
    else stroke.push(...curve(stroke.at(-1)!, [x1, y1], [x2, y2]))
  }
  return strokes
}

const curve = ([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): Point[] =>
  Array.from({ length: curvePieces }, (_, piece) => {
    const t = (piece + 1) / curvePieces
    const blend = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    return [blend(x0, x1, x2), blend(y0, y1, y2)]
  })

export const glyphSize = { width: 10, height: 14 } as const

export const glyphs: ReadonlyMap<string, Point[][]> = new Map(
  Object.entries(paths).map(([character, path]) => [character, toStrokes(path)]),
)
