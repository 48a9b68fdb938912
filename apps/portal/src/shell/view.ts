import { paths } from './paths.ts'

/**
 * An operator sees the portal as a customer does: in this tab alone, beside whatever sessions the browser has. While it lasts,
 * everything that the portal remembers is of the tab too.
 */
export interface View {
  id: number
  customerId: number
  /** By this browser's clock. */
  endsAt: number
}

export const viewKey = 'sarv.view'

const read = (): View | null => {
  try {
    return JSON.parse(sessionStorage.getItem(viewKey) ?? 'null') as View | null
  } catch {
    return null // Storage is forbidden or absent: nobody can have begun to look here.
  }
}

export const view = read()

/** Back to the operators' side. The token is forgotten first, whatever the server then answers. */
export const leaveView = () => {
  if (!view) return
  sessionStorage.clear()
  location.assign(paths.viewEnd(view.id, view.customerId))
}
