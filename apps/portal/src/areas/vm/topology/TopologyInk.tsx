import { isExposed } from '@sarv/contract/vm/topology/exposure.rules'
import { discAt, glyphAt, type GlyphName } from './topology-glyphs.ts'
import type { PlacedNode } from './topology-layout.ts'
import type { Piece } from './topology-pieces.ts'
import { isPlanned, type TopologyWords } from './topology-words.ts'
import styles from './TopologyPicture.module.css'

interface InkProps {
  piece: Piece
  words: TopologyWords
}

/** Everything of one colour is one path. */
const joined = <Key extends string>(drawn: readonly { key: Key; path: string }[]): [Key, string][] =>
  [...Map.groupBy(drawn, ({ key }) => key)].map(([key, all]) => [key, all.map(({ path }) => path).join('')])

const kindGlyphs: Partial<Record<PlacedNode['node']['kind'], GlyphName>> = {
  server: 'server',
  missing: 'missing',
  balancer: 'balancer',
}

/** What a thing is, at the side where reading begins. */
const kindsOf = ({ things, routers }: Piece): string =>
  [
    ...things.map(({ node, x, y, width, height }) =>
      glyphAt(kindGlyphs[node.kind] ?? 'server', x + width - 27, y + height / 2 - 8),
    ),
    ...routers.map(({ x, y, width, height }) =>
      height > width
        ? glyphAt('router', x + width / 2 - 8, y + 12)
        : glyphAt('router', x + width - 32, y + height / 2 - 8),
    ),
  ].join('')

const isThere = ({ node }: PlacedNode): boolean => !isPlanned(node)

/** How a thing is, at the other side. With a known fault nothing is drawn as healthy. */
const statesOf = ({ things, addresses }: Piece, words: InkProps['words']) => {
  const markOf = ({ id, state }: PlacedNode['node'], x: number, y: number) => {
    const fault = state === 'ok' ? words.get(id)?.fault : undefined
    return { key: fault ?? state, path: glyphAt(fault ? 'fault' : state, x, y) }
  }
  return joined([
    ...things.filter(isThere).map(({ node, x, y, height }) => markOf(node, x + 10, y + height / 2 - 8)),
    ...addresses.filter(isThere).map(({ node, x, y }) => markOf(node, x + 10, y + 6)),
  ])
}

const badgeStep = 20

/** The internet gets there, or should, or does so on another way. */
const badgesOf = ({ things }: Piece, words: InkProps['words']) => {
  const marked = things.flatMap(({ node, x, y }) => {
    const { reach, isPartlyBroken } = words.get(node.id) ?? { reach: 'inside', isPartlyBroken: false }
    const keys = [...(isExposed(reach) || reach === 'broken' ? [reach] : []), ...(isPartlyBroken ? ['broken'] : [])]
    return keys.map((key, place) => ({ key, x: x + 4 + place * badgeStep, y: y + 3 }))
  })
  const discs = joined(marked.map(({ key, x, y }) => ({ key, path: discAt(x, y, 9) })))
  const glyph = marked.map(({ key, x, y }) => glyphAt(key === 'broken' ? 'noWay' : 'address', x - 8, y - 8)).join('')
  return { discs, glyph }
}

/** All that is drawn on the boxes, in a handful of paths: their number does not grow with that of the servers. */
export function TopologyInk({ piece, words }: InkProps) {
  const { discs, glyph } = badgesOf(piece, words)
  return (
    <g aria-hidden className={styles.ink}>
      <path className={styles.glyph} d={kindsOf(piece)} />
      {statesOf(piece, words).map(([state, path]) => (
        <path key={state} className={styles.glyph} data-state={state} d={path} />
      ))}
      {discs.map(([reach, path]) => (
        <path key={reach} className={styles.badge} data-reach={reach} d={path} />
      ))}
      <path className={styles.badgeGlyph} d={glyph} />
    </g>
  )
}
