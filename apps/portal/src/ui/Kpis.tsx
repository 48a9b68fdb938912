import type { ReactNode } from 'react'
import styles from './Kpis.module.css'

interface Kpi {
  name: string
  figure: ReactNode
  unit?: string
  hint?: ReactNode
}

/** Three or four key figures side by side. */
export function Kpis({ items }: { items: readonly Kpi[] }) {
  return (
    <dl className={styles.kpis} data-columns={items.length}>
      {items.map(({ name, figure, unit, hint }) => (
        <div key={name} className={styles.kpi}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.figure}>
            {figure}
            {unit && <small className={styles.unit}>{unit}</small>}
          </dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}
