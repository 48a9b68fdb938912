import type { Migration } from '../migrations.ts'

/** Whoever compares an engine with our rows says what the engine is called, for people who look after it. */
export const namesOfEngines: Migration = {
  name: '0079-names-of-engines',
  statements: [`alter table drift_rounds add column label text`],
}
