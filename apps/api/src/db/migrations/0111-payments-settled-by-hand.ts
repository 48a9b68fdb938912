import type { Migration } from '../migrations.ts'

/** What a bank has told an operator about a payment moves money too, and takes two persons above the sum. */
export const paymentsSettledByHand: Migration = {
  name: '0111-payments-settled-by-hand',
  statements: [
    `alter table operator_money_requests
      drop constraint operator_money_requests_kind_check,
      add constraint operator_money_requests_kind_check
        check (kind in ('adjustment', 'withdrawal', 'voucher', 'payment')),
      add column payment_id bigint references payments,
      add column payment_place text check (payment_place in ('wallet', 'card')),
      add column bank_reference text,
      add constraint operator_money_requests_payment
        check ((kind = 'payment') = (payment_id is not null) and (kind = 'payment') = (payment_place is not null)
          and (kind = 'payment') = (bank_reference is not null))`,
    `create unique index operator_money_requests_of_payment on operator_money_requests (payment_id)
      where state = 'waiting'`,
    `comment on column operator_money_requests.payment_place is 'Where the money of the payment is: ours, and therefore the wallet''s, or back on the card.'`,
    `comment on column operator_money_requests.bank_reference is 'By which the bank finds what it said.'`,
  ],
}
