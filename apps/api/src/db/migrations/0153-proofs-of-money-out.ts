import type { Migration } from '../migrations.ts'

/** Money leaves by a proof that was there before: what a thief has just added is none. */
export const proofsOfMoneyOut: Migration = {
  name: '0153-proofs-of-money-out',
  statements: [
    `alter table users add column factors_changed_at timestamptz`,
    `alter table users add column email_changed_at timestamptz`,
    `alter table sessions add column mailbox_proven_at timestamptz`,
    `comment on column users.factors_changed_at is
      'When a phone, an authenticator app or a passkey was last added or changed; null: not since this is written down.'`,
    `comment on column users.email_changed_at is 'When the e-mail address last became another one; null: not since this is written down.'`,
    `comment on column sessions.mailbox_proven_at is 'When this session last showed a code that was sent to the e-mail address.'`,
  ],
}
