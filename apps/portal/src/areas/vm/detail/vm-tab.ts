import type { VmHostDetail } from '@sarv/client/vm.generated'

/** What the page of a server gives to each of its tabs. */
export interface VmTabProps {
  projectId: number
  id: number
  /** `undefined` while it is read for the first time. */
  host: VmHostDetail | undefined
  query: { isFetching: boolean; refetch: () => unknown }
}
