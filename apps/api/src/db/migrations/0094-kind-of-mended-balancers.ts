import type { Migration } from '../migrations.ts'

/** A kind of operation begins with the call that starts such a one: who may use that may stop it and try it again. */
export const kindOfMendedBalancers: Migration = {
  name: '0094-kind-of-mended-balancers',
  statements: [`update operations set kind = 'loadBalancerEdit:mend' where kind = 'loadBalancerMend'`],
}
