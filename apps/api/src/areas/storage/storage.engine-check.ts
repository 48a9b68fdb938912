import { UsageError, type EngineCheck } from '../../cli/command.ts'
import { releaseWarningAt } from '../../engines/check/ceph-release.ts'
import { checkStorage } from '../../engines/check/storage.check.ts'

/** `sarv engine check storage` */
export const checkStorageEngine: EngineCheck = async ({ storage }, check) => {
  const { id, name } = check.datacenter
  const engine = storage(id)
  if (!engine) throw new UsageError(`${name} (${id}) has no object storage: look at storage in the file of SARV_CONFIG`)
  check.introduce(engine.connection.endpoint)
  const warning = engine.isSandbox ? undefined : await releaseWarningAt(engine.connection.endpoint)
  if (warning) check.introduce(warning)
  return checkStorage(engine, check)
}
