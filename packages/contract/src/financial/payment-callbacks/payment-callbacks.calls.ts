import { defineCall } from '../../call.ts'
import {
  BfaCallbackModel,
  BpmCallbackModel,
  PecCallbackModel,
  SandboxCallbackModel,
  SepCallbackModel,
} from './payment-callbacks.schemas.ts'

const path = '/api/my/financial/payment'

export const paymentCallbackCalls = {
  paymentSepCallBack: defineCall({
    method: 'POST',
    path: `${path}/sep-call-back`,
    access: 'anyone',
    summary: 'Return from the bank: Saman',
    description:
      "A form POST of the customer's browser, sent by the bank. Verifies with the bank, credits once and answers 303 to the page of the payment.",
    body: SepCallbackModel,
    answers: 'redirect',
  }),
  paymentPecCallBack: defineCall({
    method: 'POST',
    path: `${path}/pec-call-back`,
    access: 'anyone',
    summary: 'Return from the bank: Parsian',
    description:
      "A form POST of the customer's browser, sent by the bank. Verifies with the bank, credits once and answers 303 to the page of the payment.",
    body: PecCallbackModel,
    answers: 'redirect',
  }),
  paymentBfaCallBack: defineCall({
    method: 'POST',
    path: `${path}/bfa-call-back`,
    access: 'anyone',
    summary: 'Return from the bank: FanAva',
    description:
      "A form POST of the customer's browser, sent by the bank. Verifies with the bank, credits once and answers 303 to the page of the payment.",
    body: BfaCallbackModel,
    answers: 'redirect',
  }),
  paymentBpmCallBack: defineCall({
    method: 'POST',
    path: `${path}/bpm-call-back`,
    access: 'anyone',
    summary: 'Return from the bank: Mellat',
    description:
      "A form POST of the customer's browser, sent by the bank. Verifies with the bank, credits once and answers 303 to the page of the payment.",
    body: BpmCallbackModel,
    answers: 'redirect',
  }),
  paymentSandboxCallBack: defineCall({
    method: 'POST',
    path: `${path}/sandbox-call-back`,
    access: 'anyone',
    summary: 'Return from the bank: the test bank',
    description: 'As of the real banks; only where the test bank is on.',
    body: SandboxCallbackModel,
    answers: 'redirect',
  }),
}
