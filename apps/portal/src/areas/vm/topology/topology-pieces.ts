import type { PlacedFrame, PlacedNode, PlacedTopology, Rect } from './topology-layout.ts'

/** What begins at one height of the picture: drawn together, and drawn again only when something of it changes. */
export interface Piece {
  top: number
  frames: readonly PlacedFrame[]
  routers: readonly PlacedNode[]
  addresses: readonly PlacedNode[]
  things: readonly PlacedNode[]
  ids: ReadonlySet<string>
}

/** Half a dozen rows of servers. */
const pieceHeight = 350

/** The picture from above, piece by piece. */
export const piecesOf = ({ frames, routers, addresses, things, height }: PlacedTopology): Piece[] =>
  Array.from({ length: Math.ceil(height / pieceHeight) }, (_, place) => {
    const top = place * pieceHeight
    const beginsHere = ({ y }: Rect) => y >= top && y < top + pieceHeight
    const nodes = [routers, addresses, things].map((all) => all.filter(beginsHere))
    const [ownRouters = [], ownAddresses = [], ownThings = []] = nodes
    return {
      top,
      frames: frames.filter(beginsHere),
      routers: ownRouters,
      addresses: ownAddresses,
      things: ownThings,
      ids: new Set(nodes.flat().map(({ node }) => node.id)),
    }
  })
