import { commandEvent, type CommandName } from '@sarv/contract/operator/command.titles.fa'
import { appendToChain } from '../audit/chain.ts'
import type { Db } from '../db/connection.ts'
import type { SayingContext } from './writing.ts'

/** What an operator changes stands in the audit log like everything else, in the transaction of the change, with its reason. */
export const noteOperator = (
  trx: Db,
  { secrets, reason }: Pick<SayingContext, 'secrets' | 'reason'>,
  act: { event: CommandName; target: string; userId?: number; customerId?: number; data?: object | undefined },
): Promise<unknown> =>
  appendToChain(trx, secrets, [
    {
      at: new Date(),
      event: commandEvent(act.event),
      status: 200,
      user_id: act.userId ?? null,
      customer_id: act.customerId ?? null,
      project_id: null,
      session_id: null,
      api_token_id: null,
      target: act.target,
      data: JSON.stringify({ reason, ...act.data }),
      ip: null,
      user_agent: 'sarv command line',
      request_id: null,
    },
  ])
