import { volumeSizeGb } from '@sarv/contract/limits'
import { normalizeLine } from '@sarv/contract/normalize'
import type { Problems } from '../../../ui/form-resolver.ts'
import { serviceNameProblem } from '../naming/service-name.ts'
import { volumesText } from './volumes.fa.ts'

const text = volumesText.form

export interface VolumeForm {
  name: string
  sizeKind: 'bundle' | 'custom'
  productBundleId: number | null
  volumeSize: number
  /** Where it is made for a server: it goes there at once. */
  isAttached: boolean
}

export const emptyVolume: VolumeForm = {
  name: '',
  sizeKind: 'bundle',
  productBundleId: null,
  volumeSize: volumeSizeGb.min,
  isAttached: true,
}

export const volumeProblems = ({ name, sizeKind, productBundleId }: VolumeForm): Problems<VolumeForm> => ({
  name: serviceNameProblem(name),
  productBundleId: sizeKind === 'bundle' && productBundleId === null ? text.bundleMissing : undefined,
})

export const toVolumeModel = (
  { name, sizeKind, productBundleId, volumeSize, isAttached }: VolumeForm,
  vmHostId?: number,
) => ({
  name: normalizeLine(name),
  isPredefined: sizeKind === 'bundle',
  productBundleId: sizeKind === 'bundle' ? productBundleId : null,
  volumeSize: sizeKind === 'bundle' ? null : volumeSize,
  vmHostId: isAttached ? (vmHostId ?? null) : null,
})

/** Stands for a name that is not typed yet: the price does not wait for it. */
const rehearsalName = 'rehearsal'

/** The dry run of a volume whose size is known; `undefined` before that. */
export const volumeRehearsal = (form: VolumeForm, projectId: number, vmHostId?: number) => {
  if (form.sizeKind === 'bundle' && form.productBundleId === null) return undefined
  const name = serviceNameProblem(form.name) === undefined ? form.name : rehearsalName
  return { projectId, body: toVolumeModel({ ...form, name }, vmHostId) }
}
