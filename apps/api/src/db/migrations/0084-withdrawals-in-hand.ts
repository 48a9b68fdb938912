import type { Migration } from '../migrations.ts'

/** Before money is sent at the bank somebody takes the withdrawal in hand; from then on its customer cannot take it back. */
export const withdrawalsInHand: Migration = {
  name: '0084-withdrawals-in-hand',
  statements: [
    `alter table withdrawals
      add column taken_by bigint references operators,
      add column taken_at timestamptz,
      drop constraint withdrawals_state_check,
      add constraint withdrawals_state_check
        check (state in ('requested', 'processing', 'paid', 'refused', 'cancelled')),
      drop constraint withdrawals_check,
      add constraint withdrawals_ended check ((state in ('requested', 'processing')) = (ended_at is null)),
      add constraint withdrawals_taken check (state <> 'processing' or taken_at is not null),
      add constraint withdrawals_taken_by check (taken_by is null or taken_at is not null)`,
    `drop index withdrawals_open`,
    `create unique index withdrawals_open on withdrawals (customer_id) where state in ('requested', 'processing')`,
    `comment on column withdrawals.taken_at is 'When somebody began to pay it: nobody else pays or refuses it, and its customer cannot take it back.'`,
    `comment on column withdrawals.taken_by is 'The operator who pays it; null beside taken_at: taken on the command line.'`,
    // Until now the money was sent before the second person agreed: these are in the hand of whoever sent it.
    `update withdrawals w set state = 'processing', taken_by = r.asked_by, taken_at = r.asked_at
      from operator_money_requests r where r.withdrawal_id = w.id and r.state = 'waiting' and w.state = 'requested'`,
    `update operator_money_requests
      set state = 'refused', decided_at = now(), decision_reason = 'asked before people agreed ahead of the bank'
      where kind = 'withdrawal' and state = 'waiting'`,
    `comment on column operator_money_requests.text is 'What the customer reads of an adjustment, where a withdrawal goes, what gift codes give.'`,
    `comment on column operator_money_requests.decided_by is 'Null beside a refusal: the withdrawal ended otherwise before anybody agreed.'`,
  ],
}
