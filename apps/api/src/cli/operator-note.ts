import { appendToChain } from '../audit/chain.ts'
import type { Db } from '../db/connection.ts'
import type { CommandContext } from './command.ts'

/** What an operator changes stands in the audit log like everything else, in the transaction of the change. */
export const noteOperator = (
  trx: Db,
  { secrets }: Pick<CommandContext, 'secrets'>,
  act: { event: string; target: string; userId?: number; customerId?: number; data?: object | undefined },
): Promise<unknown> =>
  appendToChain(trx, secrets, [
    {
      at: new Date(),
      event: `operator:${act.event}`,
      status: 200,
      user_id: act.userId ?? null,
      customer_id: act.customerId ?? null,
      project_id: null,
      session_id: null,
      api_token_id: null,
      target: act.target,
      data: act.data ? JSON.stringify(act.data) : null,
      ip: null,
      user_agent: 'sarv command line',
      request_id: null,
    },
  ])
