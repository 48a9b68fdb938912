import type { VmHostDetail } from '@sarv/client/vm.generated'
import type { Resolver } from 'react-hook-form'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

/** What the tab holds; empty where the contract has "not given". */
export interface RebuildForm {
  vmImageId: number
  name: string
  password: string | undefined
  vmKeyId: number | null
  userData: string
}

/** The same system and name again, until something else is chosen. */
export const rebuildFormOf = ({ vmImageId, name }: Pick<VmHostDetail, 'vmImageId' | 'name'>): RebuildForm => ({
  vmImageId,
  name: name ?? '',
  password: '',
  vmKeyId: null,
  userData: '',
})

/** What is sent: a form that the contract has read. */
export interface RebuildModel {
  vmImageId: number
  name: string
  password?: string | undefined
  vmKeyId?: number | undefined
  userData?: string | undefined
}

const bySchema = resolveBySchema<RebuildForm, RebuildModel>(
  async () => (await import('@sarv/contract/vm/host-orders/host-orders.schemas')).RebuildVmHostModel,
)

/** No password is none at all: with it left empty a key may be what is missing, and the contract says so. */
export const rebuildResolver: Resolver<RebuildForm, unknown, RebuildModel> = (values, context, options) =>
  bySchema({ ...values, password: values.password || undefined }, context, options)
