import { PathId } from '../fields.ts'
import { ProjectParams } from '../params.ts'

export const BucketParams = ProjectParams.extend({ storageHostId: PathId })
export const BucketItemParams = BucketParams.extend({ id: PathId })
