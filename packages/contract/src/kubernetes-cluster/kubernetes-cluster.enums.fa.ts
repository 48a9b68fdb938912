/** Persian names of the ids in `kubernetes-cluster.enums.ts`: one table each, by the same names. */

export const kuberNodeType = {
  master: 'نود مستر',
  worker: 'نود کارگر',
} as const
