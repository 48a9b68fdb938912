import type { VpcDetail } from '@sarv/client/vm.generated'

/** What the page of a private cloud gives to each of its tabs. */
export interface VpcTabProps {
  projectId: number
  id: number
  /** `undefined` while it is read for the first time. */
  vpc: VpcDetail | undefined
  query: { isFetching: boolean; refetch: () => unknown }
}
