import type { WantedChoice } from '@sarv/contract/financial/quotes/quotes.rules'
import { volumeSizeGb } from '@sarv/contract/limits'
import type { CreateVolumeHostModel, EditVolumeHostModel } from '@sarv/contract/vm/volumes/volumes.schemas'
import { readPlan, readSize } from '../../../services/orders/sizes-in-address.ts'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export interface VolumeForm {
  name: string
  sizeKind: 'bundle' | 'custom'
  productBundleId: number | null
  volumeSize: number
  /** Where it is made for a server: it goes there at once. */
  isAttached: boolean
  /** The quote whose prices it takes over, where it is what was quoted. */
  quoteId: number | null
}

export const emptyVolume: VolumeForm = {
  name: '',
  sizeKind: 'bundle',
  productBundleId: null,
  volumeSize: volumeSizeGb.min,
  isAttached: true,
  quoteId: null,
}

/** A calculation that is to be ordered; the usual beginning where the address asks for nothing. */
export const volumeInAddress = (search: URLSearchParams): VolumeForm => {
  const productBundleId = readPlan(search)
  const volumeSize = readSize(search, 'disk', volumeSizeGb)
  if (productBundleId !== undefined) return { ...emptyVolume, productBundleId }
  return volumeSize === undefined ? emptyVolume : { ...emptyVolume, sizeKind: 'custom', volumeSize }
}

/** In the words of a quote; undefined while no plan is chosen. */
export const quotedVolume = ({ sizeKind, productBundleId, volumeSize }: VolumeForm): WantedChoice | undefined => {
  if (sizeKind === 'custom') return { tab: 'volume', disk: volumeSize }
  return productBundleId === null ? undefined : { tab: 'volume', plan: productBundleId }
}

export const toVolumeModel = (
  { name, sizeKind, productBundleId, volumeSize, isAttached, quoteId }: VolumeForm,
  vmHostId?: number,
) => ({
  name,
  isPredefined: sizeKind === 'bundle',
  productBundleId: sizeKind === 'bundle' ? productBundleId : null,
  volumeSize: sizeKind === 'bundle' ? null : volumeSize,
  vmHostId: isAttached ? (vmHostId ?? null) : null,
  ...(quoteId !== null && { quoteId }),
})

export const volumeResolver = (vmHostId?: number) =>
  resolveBySchema<VolumeForm, CreateVolumeHostModel>(
    async () => (await import('@sarv/contract/vm/volumes/volumes.schemas')).CreateVolumeHostModel,
    { toSent: (form) => toVolumeModel(form, vmHostId) },
  )

/** Stands for a name that is not typed yet, or not right: the price does not wait for it. */
const rehearsalName = 'rehearsal'

interface Rehearsed {
  projectId: number
  vmHostId?: number | undefined
  isNameRight: boolean
}

/** The dry run of a volume whose size is known; `undefined` before that. */
export const volumeRehearsal = (form: VolumeForm, { projectId, vmHostId, isNameRight }: Rehearsed) => {
  if (form.sizeKind === 'bundle' && form.productBundleId === null) return undefined
  const name = isNameRight ? form.name : rehearsalName
  return { projectId, body: toVolumeModel({ ...form, name }, vmHostId) }
}

export interface VolumeNameForm {
  name: string
}

/** An empty name would mean "unchanged" to the call; a form that was opened to name something asks for one. */
export const volumeNameResolver = resolveBySchema<VolumeNameForm, EditVolumeHostModel & VolumeNameForm>(async () => {
  const [{ EditVolumeHostModel }, { ServiceName }] = await Promise.all([
    import('@sarv/contract/vm/volumes/volumes.schemas'),
    import('@sarv/contract/fields'),
  ])
  return EditVolumeHostModel.extend({ name: ServiceName })
})
