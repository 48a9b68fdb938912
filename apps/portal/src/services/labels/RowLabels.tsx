import { useServiceLabelListQuery } from '@sarv/client/portal.generated'
import { labelPath } from './label-paths.ts'
import { LabelChips } from './LabelChips.tsx'

export interface RowLabelsProps {
  projectId: number
  type: string
  id: number
}

const most = 2

/** In a row of a list: one read for all rows of the list. */
export function RowLabels({ projectId, type, id }: RowLabelsProps) {
  const { currentData } = useServiceLabelListQuery({ projectId, ServiceType: type })
  const labels = currentData?.find(({ serviceId }) => serviceId === id)?.labels
  return labels ? <LabelChips labels={labels} hrefOf={labelPath} most={most} isInRow /> : null
}
