import { PathId } from '../fields.ts'
import { ProjectParams } from '../params.ts'

export const VmHostParams = ProjectParams.extend({ vmHostId: PathId })
export const VmHostItemParams = VmHostParams.extend({ id: PathId })
export const VolumeParams = ProjectParams.extend({ vmVolumeHostId: PathId })
export const VolumeItemParams = VolumeParams.extend({ id: PathId })
export const VpcParams = ProjectParams.extend({ vpcHostId: PathId })
export const VpcItemParams = VpcParams.extend({ id: PathId })
