import { operationApi } from '@sarv/client/portal.generated'
import type { OperationListItem } from '@sarv/client/portal.generated'
import type { Role } from '@sarv/contract/access'
import { cacheGroups } from '@sarv/contract/cache-groups'
import type { CustomerGroup } from '@sarv/contract/cache-groups'
import { operationStatus } from '@sarv/contract/enums'
import { streamState } from './live-events.ts'
import { followOperation } from './operation-ends.ts'
import { renewSession } from './relogin.ts'
import { rereadSession } from './session-refresh.ts'
import { session } from './session.ts'
import { openSharedEvents } from './shared-events.ts'
import type { AppStore } from './store.ts'
import { rereadAll } from './store.ts'

/** Several changes within this time are one re-read. */
const gatherMs = 150

interface LiveEvent {
  group: CustomerGroup | null
  operation?: OperationListItem | null
}

/** Changes that may be of the person's own roles, name or account. */
const isAboutSession = (group: CustomerGroup) => group === 'Accessibility' || group === 'Profile'

const isGroup = (value: unknown): value is CustomerGroup => cacheGroups.some((group) => group === value)

export const readLiveEvent = (data: string): LiveEvent | undefined => {
  try {
    const event: unknown = JSON.parse(data)
    if (typeof event !== 'object' || event === null) return undefined
    const { group, operation }: { group?: unknown; operation?: OperationListItem | null } = event
    return { group: isGroup(group) ? group : null, operation: operation ?? null }
  } catch {
    return undefined
  }
}

/** Puts the operation's newest state into a list of them, newest first. */
export const upsertOperation = (list: OperationListItem[], operation: OperationListItem) => {
  const at = list.findIndex(({ id }) => id === operation.id)
  if (at === -1) list.unshift(operation)
  else list[at] = operation
}

const dropOperation = (list: OperationListItem[], { id }: OperationListItem) => {
  const at = list.findIndex((each) => each.id === id)
  if (at !== -1) list.splice(at, 1)
}

const isOver = ({ operationStatusId }: OperationListItem) =>
  operationStatusId !== operationStatus.id.queued && operationStatusId !== operationStatus.id.running

type ListArguments = Parameters<typeof operationApi.endpoints.operationList.initiate>[0]

/** Whether an operation stands in a list that was asked for so, or has to from now on. */
export const isInList = (args: ListArguments, list: readonly OperationListItem[], operation: OperationListItem) => {
  const { ProjectId, ServiceType, ServiceId } = args
  const isMeant =
    (ProjectId === undefined || ProjectId === operation.projectId) &&
    (ServiceType === undefined || ServiceType === operation.serviceType) &&
    (ServiceId === undefined || ServiceId === operation.serviceId)
  // The list of a service also has what is done to it under the name of another one.
  return isMeant || list.some(({ id }) => id === operation.id)
}

const moveOperation = ({ dispatch, getState }: AppStore, operation: OperationListItem) => {
  for (const args of operationApi.util.selectCachedArgsForQuery(getState(), 'operationList')) {
    dispatch(
      operationApi.util.updateQueryData('operationList', args, (list) => {
        if (!isInList(args, list, operation)) return
        if (args.Active && isOver(operation)) dropOperation(list, operation)
        else upsertOperation(list, operation)
      }),
    )
  }
  for (const args of operationApi.util.selectCachedArgsForQuery(getState(), 'operationGet')) {
    if (args.id !== operation.id) continue
    void dispatch(operationApi.endpoints.operationGet.initiate(args, { forceRefetch: true, subscribe: false }))
  }
}

/** Turns the event stream into fresh data on the screen. Ends with the returned function. */
export const connectLiveEvents = (store: AppStore, token: string, seenAs: Role | null) => {
  const stale = new Set<CustomerGroup>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    store.dispatch(operationApi.util.invalidateTags([...stale]))
    if ([...stale].some(isAboutSession)) void rereadSession()
    stale.clear()
  }

  const close = openSharedEvents({
    token,
    seenAs,
    onMessage: ({ data }) => {
      const event = readLiveEvent(data)
      if (!event) return
      if (event.operation) {
        moveOperation(store, event.operation)
        followOperation(event.operation)
      }
      if (!event.group) {
        // What was missed is too much, or too long ago, to be told one by one.
        if (!event.operation) store.dispatch(rereadAll())
        return
      }
      stale.add(event.group)
      timer ??= setTimeout(flush, gatherMs)
    },
    onLive: (isLive) => {
      streamState.set(isLive ? 'up' : 'lost')
      // What the browser kept may be of another day.
      if (isLive) void rereadSession()
    },
    // The stream resumes where it stopped, but a restarted server may have forgotten what was missed.
    onMissed: () => store.dispatch(rereadAll()),
    // Opened anew by whoever gives us the next token.
    onRefused: () => void renewSession(session.get()),
  })

  return () => {
    clearTimeout(timer)
    close()
    streamState.set('opening')
  }
}
