import type { OrderListItem } from '@sarv/client/financial.generated'
import { openPanel } from '../../../shell/panels.ts'

export type ServiceAct = 'label' | 'move'

let asked: { act: ServiceAct; order: OrderListItem } | undefined

/** Opens the dialog of an act on a service over any page. */
export const askForAct = (act: ServiceAct, order: OrderListItem): void => {
  asked = { act, order }
  openPanel('service-act')
}

export const readAskedAct = () => asked
