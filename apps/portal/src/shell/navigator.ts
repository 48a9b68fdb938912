import type { NavigateOptions } from 'react-router'

type Navigate = (to: string, options?: NavigateOptions) => unknown

let navigate: Navigate | undefined

/** Gives the router to what lives outside the page: the request layer, the session. Called once, by main.tsx. */
export const setNavigator = (routerNavigate: Navigate) => {
  navigate = routerNavigate
}

export const goTo: Navigate = (to, options) => navigate?.(to, options)

export const currentAddress = () => location.pathname + location.search + location.hash
