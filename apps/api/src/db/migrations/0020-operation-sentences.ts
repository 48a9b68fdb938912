import type { Migration } from '../migrations.ts'

/**
 * An operation keeps the names of both things that it joins or parts, and the sentence that says it. What was started
 * before is told by its title and its own name where it is about one thing; where it is about two, by its title alone.
 */
export const operationSentences: Migration = {
  name: '0020-operation-sentences',
  statements: [
    `alter table operations add column other_name text, add column sentence text`,
    `update operations set sentence = title || ' \u00AB\u2068' || service_name || '\u2069\u00BB'
     where kind not in ('volumeNodeAttach', 'volumeNodeDetach', 'vmNetworkNodeAttach', 'vmNetworkNodeDetach')
       and kind not like 'vm%Snapshot%' and kind not like 'volume%napshot%' and kind not like 'volume%ackup%'`,
  ],
}
