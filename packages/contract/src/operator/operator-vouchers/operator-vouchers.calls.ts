import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import {
  OperatorOffer,
  OperatorVoucherDisableModel,
  OperatorVoucherModel,
  OperatorVoucherPage,
  OperatorVoucherQuery,
  OperatorVouchersMade,
  OperatorVoucherUsePage,
  OperatorVoucherUseQuery,
} from './operator-vouchers.schemas.ts'

const path = '/api/operator/voucher'

export const operatorVoucherCalls = {
  operatorVoucherList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:finance',
    summary: 'List the gift codes, the newest first',
    query: OperatorVoucherQuery,
    response: OperatorVoucherPage,
    provides: ['OperatorVoucher'],
  }),
  operatorVoucherUseList: defineCall({
    method: 'GET',
    path: `${path}/use/list/{id}`,
    access: 'operator:finance',
    summary: 'List who used a gift code and when, the latest first',
    params: ItemParams,
    query: OperatorVoucherUseQuery,
    response: OperatorVoucherUsePage,
    provides: ['OperatorVoucher'],
  }),
  operatorVoucherCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'operator:finance',
    summary: 'Make gift codes',
    description:
      'What they can cost together is the gift times the uses times the codes. It counts as an adjustment of wallets does: above the sum of the configuration in a day they open nothing until a second operator of finance agrees.',
    body: OperatorVoucherModel,
    response: OperatorVouchersMade,
    stepUp: true,
    invalidates: ['OperatorVoucher', 'OperatorAdjustment'],
  }),
  operatorVoucherDisable: defineCall({
    method: 'PUT',
    path: `${path}/disable/{id}`,
    access: 'operator:finance',
    summary: 'Switch a gift code off, or all that were made with it; what was given stays',
    params: ItemParams,
    body: OperatorVoucherDisableModel,
    invalidates: ['OperatorVoucher'],
  }),
  operatorOfferList: defineCall({
    method: 'GET',
    path: '/api/operator/offer/list',
    access: 'operator:finance',
    summary: 'List the special offers and how often each was bought',
    description: 'They stand in the catalogue, and nothing but it changes them.',
    response: z.array(OperatorOffer),
    provides: ['OperatorOffer'],
  }),
}
