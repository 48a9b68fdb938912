import type { StorageUsage } from '@sarv/client/storage.generated'
import type { CSSProperties } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { formatBytes } from '../../../format/sizes.ts'
import { tilesOf, type Tile } from './treemap.ts'
import { usageText as text } from './usage.fa.ts'
import styles from './TreemapPicture.module.css'

export interface UsageViewProps {
  usage: StorageUsage
  /** Of the whole bucket and not of a folder: what is empty belongs to it. */
  isWhole: boolean
  onOpen: (prefix: string) => void
}

const gibibyte = 1024 ** 3

/** About as wide as it is high where it stands, so that tiles come out square. */
const ratio = 1.6

export const priceOf = (bytes: number, pricePerGb: number): number => Math.round((bytes / gibibyte) * pricePerGb)

/** What fills the bucket as areas. Every folder is a button; what is empty but paid for is hatched. */
export function TreemapPicture({ usage, isWhole, onOpen }: UsageViewProps) {
  const { folders, pricePerGb } = usage
  const listed = folders.reduce((sum, { bytes }) => sum + bytes, 0)
  const tiles = tilesOf({
    folders,
    usedBytes: isWhole ? usage.usedBytes : listed,
    sizeBytes: isWhole ? usage.disk * gibibyte : listed,
    ratio,
  })
  if (tiles.length === 0) return <p className={styles.empty}>{text.empty}</p>
  return (
    <ul className={styles.picture} aria-label={text.picture}>
      {tiles.map((tile) => (
        <li key={tile.id} className={styles.place} style={placeOf(tile)}>
          <TileContent tile={tile} price={formatRials(priceOf(tile.bytes, pricePerGb))} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

const placeOf = ({ box }: Tile): CSSProperties =>
  ({ '--start': box.start, '--top': box.top, '--width': box.width, '--height': box.height }) as CSSProperties

interface TileContentProps {
  tile: Tile
  price: string
  onOpen: (prefix: string) => void
}

function TileContent({ tile: { kind, name, prefix, bytes }, price, onOpen }: TileContentProps) {
  const size = formatBytes(bytes)
  if (kind === 'free') {
    return (
      <div className={styles.tile} data-kind="free">
        <b>{text.free}</b>
        <span>{text.freeSize(size, price)}</span>
      </div>
    )
  }
  if (prefix === undefined) {
    return (
      <div className={styles.tile} data-kind={kind}>
        <b>{kind === 'files' ? text.loose : text.others}</b>
        <span>{size}</span>
        <span>{price}</span>
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles.tile}
      data-kind="folder"
      title={`${name}/ · ${size}`}
      onClick={() => onOpen(prefix)}
    >
      <b>
        <span className="sr-only">{text.open} </span>
        <bdi dir="ltr">{name}/</bdi>
      </b>
      <span>{size}</span>
      <span>{price}</span>
    </button>
  )
}
