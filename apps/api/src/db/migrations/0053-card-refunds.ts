import type { Migration } from '../migrations.ts'

/** A credited payment may go back to its card: its money leaves the wallet first, and comes back when the bank refuses. */
export const cardRefunds: Migration = {
  name: '0053-card-refunds',
  statements: [
    `alter table payments drop constraint payments_state_check`,
    `alter table payments add constraint payments_state_check check (state in (
      'created', 'token_issued', 'redirected', 'returned', 'verifying', 'verified', 'settled', 'credited',
      'expired', 'cancelled', 'failed', 'reversed', 'unknown', 'mismatch', 'refunding', 'refunded'))`,
    `alter table payments
      add column refund_number integer not null default 0,
      add column refund_reason text,
      add column refund_asked_at timestamptz,
      add column refunded_at timestamptz,
      add constraint payments_refund check (state not in ('refunding', 'refunded')
        or (receipt is not null and refund_number > 0 and refund_reason is not null and refund_asked_at is not null)),
      add constraint payments_refunded check ((state = 'refunded') = (refunded_at is not null))`,
    `create index payments_refunding on payments (id) where state = 'refunding'`,
    `comment on column payments.refund_number is 'How often an operator had it given back to the card; a bank that refuses may be asked again.'`,
    `comment on column payments.refunded_at is 'When the bank said that it is on the card.'`,
  ],
}
