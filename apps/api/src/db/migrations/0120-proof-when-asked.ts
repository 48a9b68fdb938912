import type { Migration } from '../migrations.ts'

/** Signing in stops counting as a proof for calls that would keep a stolen account: those look at this column. */
export const proofWhenAsked: Migration = {
  name: '0120-proof-when-asked',
  statements: [
    `alter table sessions add column proven_again_at timestamptz`,
    `comment on column sessions.proven_again_at is
      'When the holder of the session last proved who they are because they were asked; signing in does not set it.'`,
  ],
}
