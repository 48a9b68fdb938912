import { binVmHostOperation, restoreVmHostOperation } from '../host-bin/host-bin.operations.ts'
import { createVmHostOperation } from './create.operation.ts'
import { powerOperations } from './power.operations.ts'
import { purgeVmHostOperation } from './purge.operation.ts'
import { rebuildVmHostOperation } from './rebuild.operation.ts'
import { resizeVmHostOperation } from './resize.operation.ts'

export type { VmDependencies } from './operation-parts.ts'

/** Every kind of work on a server itself. */
export const vmHostOperations = [
  createVmHostOperation,
  resizeVmHostOperation,
  rebuildVmHostOperation,
  binVmHostOperation,
  restoreVmHostOperation,
  purgeVmHostOperation,
  ...Object.values(powerOperations),
] as const
