/** The test bank: what was asked of it, and what its customers did. */
export const bankTables: readonly string[] = [
  `create table sandbox.bank_payments (
    token text primary key,
    order_number bigint not null unique,
    amount_rials bigint not null,
    callback_url text not null,
    state text not null default 'open',
    receipt text unique,
    rrn bigint,
    trace bigint,
    card text,
    mute_until timestamptz,
    created_at timestamptz not null,
    paid_at timestamptz
  )`,
]
