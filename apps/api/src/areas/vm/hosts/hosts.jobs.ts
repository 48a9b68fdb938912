import { binVmHostJob, restoreVmHostJob } from '../host-bin/host-bin.jobs.ts'
import { createVmHostJob } from './create.job.ts'
import { powerJobs } from './power.jobs.ts'
import { purgeVmHostJob } from './purge.job.ts'
import { rebuildVmHostJob } from './rebuild.job.ts'
import { resizeVmHostJob } from './resize.job.ts'

export type { VmDependencies, VmHostInput } from './job-parts.ts'

/** Every kind of work on a server itself. */
export const vmHostJobs = [
  createVmHostJob,
  resizeVmHostJob,
  rebuildVmHostJob,
  binVmHostJob,
  restoreVmHostJob,
  purgeVmHostJob,
  ...Object.values(powerJobs),
] as const
