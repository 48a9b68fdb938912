import { useNavigate } from 'react-router'
import type { SizeName } from '@sarv/contract/financial/calculator/calculations'
import { withSearch, writeSizes } from '../../../services/orders/sizes-in-address.ts'
import { orderPageOf, type OrderPage } from '../../../shell/order-pages.ts'
import { orderAfterProject } from '../../../shell/order-after-project.ts'
import { openPanel } from '../../../shell/panels.ts'
import { useSelectedProject } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { calculatorText } from './calculator.fa.ts'
import type { Choice } from './choice.ts'

const text = calculatorText.order

interface Order {
  product: OrderPage[0]
  choice: Choice
}

/** What a plan does not hold. */
const besidePlan: ReadonlySet<string> = new Set<SizeName>(['n', 'ip6'])

/** What an order form can take over. A plan brings its own sizes. */
const sizesOf = ({ sizes, planId }: Choice): Choice['sizes'] => {
  return planId === null ? sizes : Object.fromEntries(Object.entries(sizes).filter(([name]) => besidePlan.has(name)))
}

interface OrderButtonProps extends Order {
  isWide?: boolean
  /** The page has several of these buttons, so none of them is the primary one. */
  isOneOfMany?: boolean
  /** The quote whose prices the order takes over, and where it holds. */
  quote?: { id: number; datacenterId: number; datacenter: string }
  /** What is ordered, where several such buttons stand on a page. */
  what?: string
  /** Why it cannot be ordered any more. */
  refusal?: string | undefined
  /** The way to the order form begins. */
  onLeave?: () => void
}

/** To the order form of the project, filled in; whoever has chosen no project does that first, and goes on there. */
export function OrderButton(props: OrderButtonProps) {
  const { product, choice, isWide = false, isOneOfMany = false, quote, what, refusal, onLeave } = props
  const navigate = useNavigate()
  const project = useSelectedProject()
  const page = orderPageOf(product)
  const orderIn = (projectId: number) =>
    withSearch(page!(projectId), writeSizes(sizesOf(choice), choice.planId, quote?.id))
  const order = () => {
    const isElsewhere = quote !== undefined && project !== undefined && project.datacenterId !== quote.datacenterId
    if (project && !isElsewhere) {
      onLeave?.()
      void navigate(orderIn(project.id))
    } else {
      orderAfterProject(orderIn)
      toast.info(isElsewhere ? text.chooseProjectIn(quote.datacenter) : text.chooseProject)
      openPanel('projects')
    }
  }
  return (
    <Button
      kind={isOneOfMany ? 'secondary' : 'primary'}
      isWide={isWide}
      aria-label={what === undefined ? text.button : text.buttonOf(what)}
      disabledReason={page ? refusal : text.soon}
      onPress={order}
    >
      {isWide ? text.button : text.short}
    </Button>
  )
}

/** What happens with the press. */
export const useOrderNote = ({ product, choice: { sizes } }: Order): string => {
  const project = useSelectedProject()
  if (!orderPageOf(product)) return text.soon
  const where = project ? text.inProject(project.name ?? '') : text.anyProject
  const hasMoreAddresses = product === 'vm' && ((sizes.ip4 ?? 1) > 1 || (sizes.ip6 ?? 1) > 1)
  return hasMoreAddresses ? `${where} ${text.moreAddresses}` : where
}
