import { useServiceLabelListQuery, type LabelsOfService } from '@sarv/client/portal.generated'
import { isSameLabel, readLabel, writeLabel } from '@sarv/contract/portal/labels/labels.rules'
import { ChevronDown, Tag } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Menu, type MenuAction } from '../../ui/Menu.tsx'
import { formatCount } from '../../format/number.ts'
import { labelsOnAll } from './label-changes.ts'
import { labelsText as text } from './labels.fa.ts'

/** What of a list has the chosen label. */
export interface LabelledRows {
  ids: ReadonlySet<number>
  /** Takes the label away. */
  widen: () => void
}

export interface LabelMenuProps {
  projectId: number
  type: string
  /** `undefined` while no label is chosen. */
  onRows: (rows: LabelledRows | undefined) => void
}

/** `undefined`: no label is asked for. */
const idsWith = (chosen: string | null, services: readonly LabelsOfService[] = []): Set<number> | undefined => {
  const wish = chosen === null ? undefined : readLabel(chosen)
  if (!wish) return undefined
  const found = services.filter(({ labels }) => labels.some((label) => isSameLabel(label, wish)))
  return new Set(found.map(({ serviceId }) => serviceId))
}

/** Above a list of services: one of the labels that its rows have; the choice stands in the address. */
export function LabelMenu({ projectId, type, onRows }: LabelMenuProps) {
  const { currentData } = useServiceLabelListQuery({ projectId, ServiceType: type })
  const [params, setParams] = useSearchParams()
  const chosen = params.get('label')
  const choose = (label: string | null) =>
    setParams(
      (now) => {
        now.delete('page')
        now.delete('label')
        if (label) now.set('label', label)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const tell = useEffectEvent((ids: ReadonlySet<number> | undefined) =>
    onRows(ids && { ids, widen: () => choose(null) }),
  )
  useEffect(() => tell(idsWith(chosen, currentData)), [currentData, chosen])

  const services = (currentData ?? []).map((service) => ({ projectId, name: null, ...service }))
  const labels = labelsOnAll(services)
  if (labels.length === 0 && chosen === null) return null
  const item = (written: string | null, hint?: string): MenuAction => ({
    id: written ?? 'all',
    label: written ?? text.all,
    isChosen: written === chosen,
    ...(hint !== undefined && { hint }),
    onAction: () => choose(written),
  })
  return (
    <Menu
      label={text.filter}
      groups={[[item(null)], labels.map(({ label, count }) => item(writeLabel(label), formatCount(count)))]}
      trigger={
        <Button size="sm" icon={Tag} iconEnd={ChevronDown}>
          {chosen === null ? text.filter : <bdi>{chosen}</bdi>}
        </Button>
      }
    />
  )
}
