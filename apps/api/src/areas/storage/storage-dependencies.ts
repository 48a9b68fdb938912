import type { StorageEngine } from '../../ports/storage/storage.engine.ts'
import type { NotifyDependencies } from '../portal/notifications.service.ts'

export interface StorageDependencies extends NotifyDependencies {
  /** The object store of a datacenter; undefined: it has none. */
  storage: (datacenterId: number) => StorageEngine | undefined
}
