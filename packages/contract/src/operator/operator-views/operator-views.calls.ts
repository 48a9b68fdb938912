import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { OperatorReasonModel } from '../operator-customers/operator-customers.schemas.ts'
import { OperatorView, viewMinutes } from './operator-views.schemas.ts'

const path = '/api/operator/view'

export const operatorViewCalls = {
  operatorViewStart: defineCall({
    method: 'POST',
    path: `${path}/start/{id}`,
    access: 'operator:support',
    summary: 'See the portal as a customer does',
    description: `The id is the customer’s; it is seen through the eyes of its first super user. The token reads for ${viewMinutes} minutes, cannot be renewed and opens no way in; the customer is told before it opens. Whatever the operator had open before has ended.`,
    params: ItemParams,
    body: OperatorReasonModel,
    response: OperatorView,
    stepUp: true,
  }),
  operatorViewEnd: defineCall({
    method: 'POST',
    path: `${path}/end/{id}`,
    access: 'operator:support',
    summary: 'See the portal as a customer no longer',
    description: 'The id is the view’s. One that is over stays over.',
    params: ItemParams,
  }),
}
