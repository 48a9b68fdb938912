import type { StorageUsage } from '@sarv/client/storage.generated'
import { Globe } from 'lucide-react'
import type { CSSProperties } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { formatBytes } from '../../../format/sizes.ts'
import { iconXs } from '../../../ui/icons.ts'
import { priceOf, tilesOf, type PaidSize, type Tile, type TileAccess } from './treemap.ts'
import { usageText as text } from './usage.fa.ts'
import styles from './TreemapPicture.module.css'

export interface UsageViewProps {
  usage: StorageUsage
  paid: PaidSize
  /** Of the whole bucket and not of a folder: what is empty belongs to it. */
  isWhole: boolean
  onOpen: (prefix: string) => void
  /** Beside other things: narrow, with the folder marked that is open there. */
  openFolder?: string | undefined
}

const gibibyte = 1024 ** 3

/** Width over height where it stands, so that tiles come out square. */
const ratios = { wide: 1.6, beside: 0.95 } as const

/** What fills the bucket as areas. Every folder is a button; what is empty but paid for is hatched. */
export function TreemapPicture({ usage, paid, isWhole, onOpen, openFolder }: UsageViewProps) {
  const { folders } = usage
  const listed = folders.reduce((sum, { bytes }) => sum + bytes, 0)
  const tiles = tilesOf({
    folders,
    usedBytes: isWhole ? usage.usedBytes : listed,
    sizeBytes: isWhole ? usage.disk * gibibyte : listed,
    ratio: openFolder === undefined ? ratios.wide : ratios.beside,
  })
  if (tiles.length === 0) return <p className={styles.empty}>{text.empty}</p>
  return (
    <ul className={styles.picture} aria-label={text.picture}>
      {tiles.map((tile) => (
        <li key={tile.id} className={styles.place} style={placeOf(tile)}>
          <TileContent
            tile={tile}
            price={formatRials(priceOf(tile.bytes, paid))}
            isOpen={tile.prefix !== undefined && (openFolder?.startsWith(tile.prefix) ?? false)}
            onOpen={onOpen}
          />
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
  isOpen: boolean
  onOpen: (prefix: string) => void
}

function TileContent({ tile: { kind, name, prefix, bytes, access }, price, isOpen, onOpen }: TileContentProps) {
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
      <div className={styles.tile} data-kind={kind} data-access={access}>
        <b>
          <AccessMark access={access} />
          {kind === 'files' ? text.loose : text.others}
        </b>
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
      data-access={access}
      aria-current={isOpen || undefined}
      title={`${name}/ · ${size}`}
      onClick={() => onOpen(prefix)}
    >
      <b>
        <span className="sr-only">{text.open} </span>
        <AccessMark access={access} />
        <bdi dir="ltr">{name}/</bdi>
      </b>
      <span>{size}</span>
      <span>{price}</span>
    </button>
  )
}

/** Who besides the customer reads it, as a globe and as a word. */
export function AccessMark({ access }: { access: TileAccess }) {
  if (access === 'private') return null
  const word = text.access[access]
  return (
    <>
      <Globe {...iconXs} className={styles.globe} aria-hidden />
      <span className="sr-only">{word} </span>
    </>
  )
}
