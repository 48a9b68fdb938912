import type { OperatorReasonModel, OperatorRefuseModel } from '@sarv/client/operator.generated'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

const load = () => import('@sarv/contract/operator/operator-customers/operator-customers.schemas')

/** An act that takes nothing but its reason. */
export const reasonResolver = resolveBySchema<OperatorReasonModel, OperatorReasonModel>(
  async () => (await load()).OperatorReasonModel,
)

/** An act that the customer reads a sentence of. */
export const answerResolver = resolveBySchema<OperatorRefuseModel, OperatorRefuseModel>(
  async () => (await load()).OperatorRefuseModel,
)
