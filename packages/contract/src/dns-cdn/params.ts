import { PathId } from '../fields.ts'
import { ProjectParams } from '../params.ts'

export const ZoneParams = ProjectParams.extend({ dnsCdnHostId: PathId })
export const ZoneItemParams = ZoneParams.extend({ id: PathId })
