import { formatNumber } from '../../../format/number.ts'
import { formatBytes } from '../../../format/sizes.ts'
import { Money } from '../../../ui/Money.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { priceOf } from './treemap.ts'
import type { UsageViewProps } from './TreemapPicture.tsx'
import { usageText as text } from './usage.fa.ts'
import styles from './UsageCard.module.css'

/** The same in numbers, for screen readers and for whoever wants to know exactly. */
export function UsageTable({ usage: { folders, usedBytes, disk }, paid, isWhole, onOpen }: UsageViewProps) {
  const freeBytes = disk * 1024 ** 3 - usedBytes
  return (
    <table className={styles.table} aria-label={text.picture}>
      <thead>
        <tr>
          <th scope="col">{text.columns.name}</th>
          <th scope="col">{text.columns.size}</th>
          <th scope="col">{text.columns.price}</th>
          <th scope="col">{text.columns.files}</th>
        </tr>
      </thead>
      <tbody>
        {folders.map(({ name, prefix, bytes, objectCount, isPublic, hasPublic }) => (
          <tr key={`at ${prefix}${name}`}>
            <th scope="row">
              {name === '' ? (
                text.loose
              ) : (
                <button type="button" className={styles.open} onClick={() => onOpen(prefix)}>
                  <bdi dir="ltr">{name}/</bdi>
                </button>
              )}
              {hasPublic && <small className={styles.public}>{text.access[isPublic ? 'public' : 'part']}</small>}
            </th>
            <td>{formatBytes(bytes)}</td>
            <td>
              <Money rials={priceOf(bytes, paid)} />
            </td>
            <td>{formatNumber(objectCount)}</td>
          </tr>
        ))}
        {isWhole && freeBytes > 0 && (
          <tr>
            <th scope="row">{text.free}</th>
            <td>{formatBytes(freeBytes)}</td>
            <td>
              <Money rials={priceOf(freeBytes, paid)} />
            </td>
            <td>{uiText.table.none}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
