import type { ShapeExamples } from '../area.ts'

/** Fields whose example is not the usual one of their name. */
export const financialExamples: ShapeExamples = {
  CreateQuoteModel: {
    items: [{ tab: 'vm', cpu: 2, ram: 4, disk: 50, ip4: 1, ip6: 1, n: 1 }],
  },
}
