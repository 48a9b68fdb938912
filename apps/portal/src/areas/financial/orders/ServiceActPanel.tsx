import { LabelDialog } from '../../../services/labels/LabelDialog.tsx'
import { MoveDialog } from '../../../services/moving/MoveDialog.tsx'
import { usePanel } from '../../../shell/panels.ts'
import { readAskedAct } from './asked-act.ts'
import { labelledOf, movedOf } from './service-rows.ts'

/** Labels of a service, or its way to another project, over any page: the palette opens them. */
export function ServiceActPanel() {
  const [isOpen, setOpen] = usePanel('service-act')
  const asked = readAskedAct()
  if (!isOpen || !asked) return null
  const { act, order } = asked
  const close = () => setOpen(false)
  return act === 'label' ? (
    <LabelDialog services={[labelledOf(order)]} onClose={close} />
  ) : (
    <MoveDialog services={[movedOf(order)]} onClose={close} />
  )
}
