import { servicePage, type ServiceOnPage } from '@sarv/contract/service-types'
import { isRegistered } from './registered-pages.ts'

/** The page of an operation's service; undefined when it has none today. */
export const servicePath = (service: ServiceOnPage): string | undefined => {
  const path = servicePage(service)
  return path !== undefined && isRegistered(path) ? path : undefined
}
