import { operationStatus } from '@sarv/contract/enums'

export const operationFilters = ['running', 'failed', 'all'] as const
export type OperationFilter = (typeof operationFilters)[number]

interface Operation {
  id: number
  operationStatusId: number
}

const { queued, running, failed } = operationStatus.id

export const isRunning = ({ operationStatusId }: Operation) =>
  operationStatusId === queued || operationStatusId === running

export const isFailed = ({ operationStatusId }: Operation) => operationStatusId === failed

const passes: Record<OperationFilter, (operation: Operation) => boolean> = {
  running: isRunning,
  failed: isFailed,
  all: () => true,
}

/** What the drawer shows: the running ones first, the rest as they came, newest first. */
export const filterOperations = <Item extends Operation>(
  operations: readonly Item[],
  filter: OperationFilter,
): Item[] =>
  operations.filter(passes[filter]).toSorted((one, other) => Number(isRunning(other)) - Number(isRunning(one)))
