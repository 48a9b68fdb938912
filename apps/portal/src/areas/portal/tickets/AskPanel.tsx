import { useOrderListQuery } from '@sarv/client/financial.generated'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { closePanel, usePanel } from '../../../shell/panels.ts'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { portalPaths as paths } from '../portal.paths.ts'
import { orderOnPage } from './ticket-form.ts'
import { ticketsText } from './tickets.fa.ts'
import { TicketFields } from './TicketFields.tsx'

const text = ticketsText.ask
const everyProduct = { productId: 0 }

/** Over any page: a ticket about what is on it. */
export function AskPanel() {
  const [isOpen, setOpen] = usePanel('ask')
  const close = () => setOpen(false)
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (openedAt.current !== pathname) closePanel('ask')
    openedAt.current = pathname
  }, [pathname])
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      canDock={false}
      label={text.title}
      title={text.title}
      footer={<Link href={paths.tickets}>{text.all}</Link>}
    >
      {isOpen && <Ask onSent={close} />}
    </Drawer>
  )
}

function Ask({ onSent }: { onSent: () => void }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data: orders, isLoading } = useOrderListQuery(everyProduct)
  if (isLoading) return <Loading lines={6} />
  const order = orderOnPage(orders ?? [], pathname)
  return (
    <TicketFields
      key={order?.id}
      draftKey={`ticket-ask/${order?.id ?? 0}`}
      orderId={order?.id}
      onSent={(id) => {
        onSent()
        void navigate(paths.ticket(id))
      }}
    />
  )
}
