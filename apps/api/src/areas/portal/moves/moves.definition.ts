import type { ServiceType } from '@sarv/contract/service-types'
import type { StartableOperation } from '../../../operations/operation.ts'
import type { MovableKind } from '../../../services/moving.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { movesText as text } from './moves.fa.ts'

export interface MoveInput extends ServiceInput {
  targetProjectId: number
}

export const kindOf = (kinds: readonly MovableKind[], { serviceType }: { serviceType: ServiceType }) =>
  kinds.find((kind) => kind.serviceType === serviceType)

export const moveStep = { name: 'move', label: text.step }

/** As much of a move as it takes to start one. */
export const moveOperationOf = ({ serviceType, group, title }: MovableKind): StartableOperation<MoveInput> => ({
  kind: `serviceMove:${serviceType}`,
  title,
  serviceType,
  group,
  steps: [moveStep],
})
