import type { Migration } from '../migrations.ts'

/** Gift codes that operators make: above a sum they wait for a second one, as other money does. */
export const operatorVouchers: Migration = {
  name: '0067-operator-vouchers',
  statements: [
    `alter table operator_money_requests
      drop constraint operator_money_requests_kind_check,
      add constraint operator_money_requests_kind_check check (kind in ('adjustment', 'withdrawal', 'voucher')),
      alter column customer_id drop not null,
      add constraint operator_money_requests_customer check (kind = 'voucher' or customer_id is not null)`,
    `comment on column operator_money_requests.text is 'What the customer reads of an adjustment, the number of the transfer of a withdrawal, what gift codes give.'`,
    `alter table vouchers
      add column money_request_id bigint references operator_money_requests,
      add column approved_at timestamptz default now(),
      add constraint vouchers_waiting check (approved_at is not null or money_request_id is not null)`,
    `create index vouchers_of_request on vouchers (money_request_id) where money_request_id is not null`,
    `comment on column vouchers.money_request_id is 'By which an operator made it; null: made on the command line.'`,
    `comment on column vouchers.approved_at is 'Null: it opens nothing before a second operator agrees.'`,
  ],
}
