import { givenNamePattern } from '@sarv/contract/field-rules'
import { serviceNameLength, volumeSizeGb } from '@sarv/contract/limits'
import { normalizeText } from '@sarv/contract/normalize'
import type { Problems } from '../../../ui/form-resolver.ts'
import { volumesText } from './volumes.fa.ts'

const text = volumesText.form

export interface VolumeForm {
  name: string
  sizeKind: 'bundle' | 'custom'
  productBundleId: number | null
  volumeSize: number
}

export const emptyVolume: VolumeForm = {
  name: '',
  sizeKind: 'bundle',
  productBundleId: null,
  volumeSize: volumeSizeGb.min,
}

export const volumeNameProblem = (typed: string): string | undefined => {
  const name = normalizeText(typed)
  if (name === '') return text.required
  if (name.length < serviceNameLength.min) return text.nameShort
  if (name.length > serviceNameLength.max) return text.nameLong
  return givenNamePattern.test(name) ? undefined : text.nameLetters
}

export const volumeProblems = ({ name, sizeKind, productBundleId }: VolumeForm): Problems<VolumeForm> => ({
  name: volumeNameProblem(name),
  productBundleId: sizeKind === 'bundle' && productBundleId === null ? text.bundleMissing : undefined,
})

export const toVolumeModel = ({ name, sizeKind, productBundleId, volumeSize }: VolumeForm) => ({
  name: normalizeText(name),
  isPredefined: sizeKind === 'bundle',
  productBundleId: sizeKind === 'bundle' ? productBundleId : null,
  volumeSize: sizeKind === 'bundle' ? null : volumeSize,
})

/** Stands for a name that is not typed yet: the price does not wait for it. */
const rehearsalName = 'rehearsal'

/** The dry run of a volume whose size is known; `undefined` before that. */
export const volumeRehearsal = (form: VolumeForm, projectId: number) => {
  if (form.sizeKind === 'bundle' && form.productBundleId === null) return undefined
  const name = volumeNameProblem(form.name) === undefined ? form.name : rehearsalName
  return { url: `/api/my/vm/${projectId}/volume/create`, method: 'POST', body: toVolumeModel({ ...form, name }) }
}
