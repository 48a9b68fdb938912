import { vmHostJobs } from './areas/vm/hosts/hosts.jobs.ts'
import type { OperationDependencies } from './dependencies.ts'
import type { AnyOperation } from './jobs/operation.ts'

/** Every kind of operation of every area; the worker runs them, `operationRetry` starts them again. */
export const operations = [...vmHostJobs] as unknown as readonly AnyOperation<OperationDependencies>[]
