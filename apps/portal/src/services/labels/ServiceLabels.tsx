import { useServiceLabelListQuery } from '@sarv/client/portal.generated'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../shell/lazy-dialog.tsx'
import { useMay } from '../../shell/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { labelPath } from './label-paths.ts'
import { LabelChips } from './LabelChips.tsx'
import { labelsText as text } from './labels.fa.ts'

const LabelDialog = lazyDialog(async () => (await import('./LabelDialog.tsx')).LabelDialog)

export interface ServiceLabelsProps {
  projectId: number
  type: string
  id: number
  name: string
}

/** On the page of a service: its labels, for those who may with the way to change them. */
export function ServiceLabels({ projectId, type, id, name }: ServiceLabelsProps) {
  const [isOpen, setOpen] = useState(false)
  const { currentData } = useServiceLabelListQuery({ projectId, ServiceType: type, ServiceId: id })
  const may = useMay(projectId)
  if (!currentData) return null
  const labels = currentData[0]?.labels ?? []
  const open = () => setOpen(true)
  return (
    <LabelChips labels={labels} hrefOf={labelPath}>
      {may('project:operate') &&
        (labels.length > 0 ? (
          <IconButton icon={Tag} name={text.editOf(name)} size="sm" onPress={open} />
        ) : (
          <Button kind="quiet" size="sm" icon={Tag} opens={LabelDialog} onPress={open}>
            {text.add}
          </Button>
        ))}
      {isOpen && (
        <LabelDialog
          services={[{ projectId, serviceType: type, serviceId: id, name, labels }]}
          onClose={() => setOpen(false)}
        />
      )}
    </LabelChips>
  )
}
