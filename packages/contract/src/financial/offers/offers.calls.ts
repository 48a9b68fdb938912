import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { OfferDetail, OfferListItem, OfferPayStart, PayOfferModel } from './offers.schemas.ts'

const path = '/api/my/financial/offer'

export const offerCalls = {
  offerList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List the special offers',
    response: z.array(OfferListItem),
    provides: ['Catalog'],
  }),
  offerGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'signedIn',
    summary: 'Read a special offer',
    params: ItemParams,
    response: OfferDetail,
    provides: ['Catalog'],
  }),
  offerPay: defineCall({
    method: 'POST',
    path: `${path}/pay`,
    access: 'money',
    summary: 'Start the payment of a special offer',
    description: 'Answers where to send the customer.',
    body: PayOfferModel,
    response: OfferPayStart,
    invalidates: ['Payment'],
  }),
}
