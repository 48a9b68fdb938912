import { defineEnum } from '../define-enum.ts'
import * as fa from './kubernetes-cluster.enums.fa.ts'

export const kuberNodeType = defineEnum(fa.kuberNodeType, {
  master: { id: 1 },
  worker: { id: 2 },
})
