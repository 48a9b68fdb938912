import type { Access } from '@sarv/contract/access'
import type { ComponentType } from 'react'
import type { Page } from '../page-routes.tsx'
import type { MenuWords } from '../shell/menu-words.ts'
import type { NavigationDefinition } from '../shell/navigation.ts'
import type { OrderPage } from '../shell/order-pages.ts'
import type { PaletteSource } from '../shell/palette-entries.ts'
import type { Panel } from '../shell/panels.ts'
import type { Parts } from '../shell/parts.ts'
import type { AppStore } from '../shell/store.ts'

/**
 * All that an area brings to the portal behind the login; routes, menu, palette and the walks over every page are built from
 * the list of them in `areas.ts`. It is read before the first page: whatever is heavy stands behind an `import()`.
 */
export interface PortalArea {
  /** Inside the frame. */
  pages: readonly Page[]
  /** In a window of their own, without the frame. */
  windowPages?: readonly Page[]
  /** Its lines of the menu, which the palette opens as well. */
  navigation?: readonly NavigationDefinition[]
  /** What the palette finds these lines by, beyond their names. */
  menuWords?: () => Promise<MenuWords>
  /** What it shows in places of the frame and of other areas: they come after the first paint. */
  parts?: () => Promise<Parts>
  /** Where its products are ordered: the calculator leads there, with the chosen sizes in the address. */
  orders?: readonly OrderPage[]
  /** What the palette finds besides: its services and what can be done with them. */
  palette?: () => Promise<readonly PaletteSource[]>
  /** What it opens over any page. */
  panels?: readonly (readonly [Panel, () => Promise<ComponentType>])[]
  /** Above every page, when it has something to say. */
  banners?: readonly (readonly [id: string, ComponentType])[]
}

export interface ServiceKindProps {
  projectId: number
}

/** Asks for what an area's cards on the dashboard show, before there is anything of the page. */
export type ReadEarly = (dispatch: AppStore['dispatch'], may: (access: Access) => boolean) => void

/** What an area shows on the dashboard, in `<area>.dashboard.ts`; gathered in `dashboard-cards.ts`. */
export interface DashboardCards {
  menuWords?: MenuWords
  wallet?: ComponentType
  figures?: ComponentType
  months?: ComponentType
  accountServices?: ComponentType
  /** What can be ordered of it, as it is counted in a project; each is read, and fails, by itself. */
  kinds?: readonly { id: string; Row: ComponentType<ServiceKindProps> }[]
}
