import type { OperatorComment } from '@sarv/client/operator.generated'
import { commentState } from '@sarv/contract/enums'

export const isWaitingComment = ({ stateId }: OperatorComment): boolean => stateId === commentState.id.waiting
