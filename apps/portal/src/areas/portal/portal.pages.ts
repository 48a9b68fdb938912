import type { Page } from '../../page-routes.tsx'
import type { PortalArea } from '../area.ts'
import { loadsOf } from '../loads.ts'
import { navigation } from './navigation.ts'
import { portalPagesText as text } from './portal.pages.fa.ts'
import { portalPaths as paths } from './portal.paths.ts'

const code = loadsOf(async () => (await import('./portal.loads.ts')).portalLoads)

const toTickets: Page['back'] = () => ({ to: paths.tickets, label: text.tickets })

export const portalPages: PortalArea = {
  pages: [
    { path: paths.tickets, title: text.tickets, load: code('ticketListPage') },
    { path: paths.newTicket, title: text.newTicket, back: toTickets, load: code('newTicketPage') },
    { path: paths.ticket(':id'), title: text.ticket, back: toTickets, load: code('ticketPage') },
  ],
  navigation,
  menuWords: code('menuWords'),
  palette: code('palette'),
  panels: [['ask', code('askPanel')]],
}
