import type { Access } from '@sarv/contract/access'
import { serviceStatus } from '@sarv/contract/enums'
import { shellText } from '../shell/shell.fa.ts'
import { servicesText } from './services.fa.ts'

const text = servicesText.refused

/** What else decides about an act, besides the state of the service itself. */
export interface ActCircumstances {
  /** The operation that keeps the service busy. */
  running?: { title: string } | undefined
  /** Whether one's role may do what asks for this access. */
  may: (access: Access) => boolean
}

interface ServiceActs<Action extends string, State extends { statusId: number }, Obstacle extends string> {
  /** What each act asks of one's role. */
  access: Record<Action, Access>
  /** The contract's rules. */
  whyNot: (action: Action, service: State) => Obstacle | undefined
  /** The Persian of each obstacle; that of a status is the same everywhere. */
  sentences: Record<Exclude<Obstacle, 'status'>, string>
  /** They start no operation: work that is going on does not stand in their way. */
  alwaysPossible?: readonly NoInfer<Action>[]
}

/** Why an act on a service is not possible now, in Persian; a running operation says more than a status. */
export type RefusalOf<Action extends string, State> = (
  action: Action,
  service: State,
  circumstances: ActCircumstances,
) => string | undefined

/** The refusals of a kind of service: by one's role, by the work on it, and by the contract's rules for its state. */
export const refusalsOf =
  <Action extends string, State extends { statusId: number }, Obstacle extends string>({
    access,
    whyNot,
    sentences,
    alwaysPossible = [],
  }: ServiceActs<Action, State, Obstacle>): RefusalOf<Action, State> =>
  (action, service, { running, may }) => {
    if (!may(access[action])) return shellText.roleForbids
    if (running && !alwaysPossible.includes(action)) return text.busy(running.title)
    const obstacle: string | undefined = whyNot(action, service)
    if (obstacle === 'status') return text.status(serviceStatus.label(service.statusId))
    return obstacle && (sentences as Record<string, string>)[obstacle]
  }
