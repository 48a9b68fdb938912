import type { Migration } from '../migrations.ts'

/** A withdrawal takes back the gifts of the payments that it pays out, and commissions follow what was used. */
export const moneyLeavesWithItsGifts: Migration = {
  name: '0110-money-leaves-with-its-gifts',
  statements: [
    `alter table withdrawals
      add column gift_back_rials bigint not null default 0 check (gift_back_rials >= 0),
      add column wallet_back_rials bigint not null default 0 check (wallet_back_rials >= 0)`,
    `comment on column withdrawals.gift_back_rials is 'Gift of the withdrawn payments that left the gift account with them.'`,
    `comment on column withdrawals.wallet_back_rials is 'Gift of the withdrawn payments that was spent before, and is therefore paid for from the wallet.'`,
    `alter table billed_months add column has_commissions boolean not null default false`,
    `comment on column billed_months.has_commissions is 'Whether commissions were paid for what was used until the end of the month.'`,
  ],
}
