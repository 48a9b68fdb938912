import { z } from 'zod'
import { withdrawalState } from '../../enums.ts'
import { Id, Rials, RialsToPay, Sheba, WireDateTime, answeredEnum, proseLine } from '../../fields.ts'
import { personal } from '../../personal.ts'

export const WithdrawalListItem = z
  .object({
    id: z.int(),
    amount: Rials,
    giftBack: Rials.describe('Gifts of the withdrawn payments, which leave with them'),
    stateId: answeredEnum(withdrawalState),
    holderName: z.string(),
    shebaEnd: z.string().describe('The last four digits'),
    askDate: WireDateTime,
    endDate: WireDateTime.nullable(),
    bankReference: z.string().nullable().describe('The number of the transfer at the bank'),
    reason: z.string().nullable().describe('Why it was refused'),
  })
  .meta({ id: 'WithdrawalListItem' })
export type WithdrawalListItem = z.infer<typeof WithdrawalListItem>

export const CreateWithdrawalModel = z
  .object({
    amount: RialsToPay,
    sheba: Sheba,
    holderName: personal(proseLine({ max: 100 }), 'nothing'),
  })
  .meta({ id: 'CreateWithdrawalModel' })
export type CreateWithdrawalModel = z.infer<typeof CreateWithdrawalModel>

export const CancelWithdrawalModel = z.object({ id: Id }).meta({ id: 'CancelWithdrawalModel' })
export type CancelWithdrawalModel = z.infer<typeof CancelWithdrawalModel>
