import { UsageError, type EngineCheck } from '../../cli/command.ts'
import type { Db } from '../../db/connection.ts'
import { checkCompute } from '../../engines/check/compute.check.ts'

const imagesOf = async (db: Db, given: string[] | undefined) => {
  const rows = await db
    .selectFrom('vm_images')
    .where('enabled', '=', true)
    .select(['engine_ref as ref', 'min_memory_gb as memoryGb', 'min_disk_gb as diskGb'])
    .orderBy('min_disk_gb')
    .orderBy('id')
    .execute()
  const [image, other = image] = given?.map((ref) => rows.find((row) => row.ref === ref)) ?? rows
  if (!image || !other)
    throw new UsageError(`the catalogue has no such image; it has ${rows.map(({ ref }) => ref).join(', ')}`)
  const size = {
    vcpus: 1,
    memoryGb: Math.max(1, image.memoryGb, other.memoryGb),
    diskGb: Math.max(1, image.diskGb, other.diskGb),
  }
  return { image: image.ref, otherImage: other.ref, size }
}

/** `sarv engine check compute` */
export const checkComputeEngine: EngineCheck = async ({ compute }, check) => {
  const images = await imagesOf(check.db, check.images)
  const engine = compute(check.datacenter.id)
  check.introduce(`${images.image} and ${images.otherImage}`)
  return checkCompute(engine, { ...check, ...images })
}
