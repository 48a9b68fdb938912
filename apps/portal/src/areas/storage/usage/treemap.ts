import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'

export interface Folder {
  /** Empty: what lies there without a folder. */
  name: string
  prefix: string
  bytes: number
  isPublic: boolean
  hasPublic: boolean
}

/** Who reads what a tile stands for: anybody all of it, anybody some of it, nobody. */
export type TileAccess = 'public' | 'part' | 'private'

export interface Tile {
  id: string
  kind: 'folder' | 'files' | 'others' | 'free'
  name: string
  /** Of a folder: what its tile opens. */
  prefix?: string
  bytes: number
  access: TileAccess
  /** Places in percent of the picture, from the side at which reading begins. */
  box: { start: number; top: number; width: number; height: number }
}

/** More tiles than this are too small to be read: the rest stands together. */
const mostTiles = 8
/** Of what is filled: a smaller tile could neither be read nor pressed with a finger. */
const leastShare = 0.05
/** The empty part is drawn as a band of its own, so thin at least that its words fit. */
const freeShare = { least: 0.16, most: 0.7 } as const

type Part = Omit<Tile, 'box'>

const accessOf = ({ isPublic, hasPublic }: Folder): TileAccess => {
  if (isPublic) return 'public'
  return hasPublic ? 'part' : 'private'
}

const partsOf = (folders: readonly Folder[], rest: number): Part[] => {
  const filled = folders.filter(({ bytes }) => bytes > 0).toSorted((one, other) => other.bytes - one.bytes)
  const total = filled.reduce((sum, { bytes }) => sum + bytes, Math.max(0, rest))
  const shown = filled.slice(0, mostTiles).filter(({ bytes }) => bytes >= total * leastShare)
  const others = filled.slice(shown.length).reduce((sum, { bytes }) => sum + bytes, 0) + Math.max(0, rest)
  return [
    ...shown.map((folder): Part => {
      const { name, prefix, bytes } = folder
      const isFolder = name !== ''
      return {
        id: `at ${prefix}${name}`,
        kind: isFolder ? 'folder' : 'files',
        name,
        bytes,
        access: accessOf(folder),
        ...(isFolder && { prefix }),
      }
    }),
    ...(others > 0
      ? [{ id: 'others', kind: 'others' as const, name: '', bytes: others, access: 'private' as const }]
      : []),
  ]
}

interface Picture {
  folders: readonly Folder[]
  /** Of the whole bucket, with what no folder shows: older versions, unfinished uploads. */
  usedBytes: number
  sizeBytes: number
  /** Width over height, so that tiles come out square. */
  ratio: number
}

/** What fills a bucket as areas; what is empty and paid for lies below it. */
export const tilesOf = ({ folders, usedBytes, sizeBytes, ratio }: Picture): Tile[] => {
  const listed = folders.reduce((sum, { bytes }) => sum + bytes, 0)
  const parts = partsOf(folders, usedBytes - listed)
  const filled = Math.max(usedBytes, listed)
  const freeBytes = Math.max(0, sizeBytes - filled)
  const band = freeBand({ freeBytes, filled, hasParts: parts.length > 0 })
  const above = 100 * (1 - band)
  const root = treemap<{ children?: Part[]; bytes?: number }>()
    .tile(treemapSquarify)
    .size([100 * ratio, above])(
    hierarchy<{ children?: Part[]; bytes?: number }>({ children: parts }).sum(({ bytes = 0 }) => bytes),
  )
  const tiles = (root.children ?? []).flatMap(({ x0, x1, y0, y1 }, index): Tile[] => {
    const part = parts[index]
    // Reading begins at the right: `start` is counted from there, and the largest stands first.
    return part ? [{ ...part, box: { start: x0 / ratio, top: y0, width: (x1 - x0) / ratio, height: y1 - y0 } }] : []
  })
  if (freeBytes === 0) return tiles
  const box = { start: 0, top: above, width: 100, height: 100 - above }
  return [...tiles, { id: 'free', kind: 'free', name: '', bytes: freeBytes, access: 'private', box }]
}

/** A bucket that is nearly empty still shows what is in it, and one that is nearly full what is not. */
const freeBand = ({
  freeBytes,
  filled,
  hasParts,
}: {
  freeBytes: number
  filled: number
  hasParts: boolean
}): number => {
  if (freeBytes === 0) return 0
  if (!hasParts) return 1
  return Math.min(freeShare.most, Math.max(freeShare.least, freeBytes / (freeBytes + filled)))
}

const gibibyte = 1024 ** 3

/** The part of the bucket's price that these bytes take: a plan costs less than its gigabytes one by one. */
export const priceOf = (bytes: number, { sizeGb, monthlyRials }: PaidSize): number =>
  Math.round((bytes / (sizeGb * gibibyte)) * monthlyRials)

export interface PaidSize {
  sizeGb: number
  /** Of the whole bucket as it is paid, by size or by plan; before VAT. */
  monthlyRials: number
}

/** What the room that nobody uses costs, and the size that would be enough. */
export const wasteOf = ({ usedBytes, sizeGb, monthlyRials, pricePerGb, range }: Waste) => {
  const usedGb = usedBytes / 1024 ** 3
  const percent = Math.floor(100 * Math.max(0, 1 - usedGb / sizeGb))
  // A little is left free: a bucket that is just full takes nothing more.
  const enoughGb = Math.max(range.min, Math.ceil((usedGb * 1.05) / range.step) * range.step)
  return { percent, enoughGb, savedRials: Math.max(0, monthlyRials - enoughGb * pricePerGb) }
}

interface Waste extends PaidSize {
  usedBytes: number
  /** Of a size that one chooses oneself. */
  pricePerGb: number
  range: { min: number; step: number }
}
