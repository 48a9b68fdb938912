import { operatingSystem } from '@sarv/contract/enums'
import { isSameName } from '@sarv/contract/normalize'
import { freeNameLike, numberedName } from '@sarv/contract/vm/host-orders/numbered-names'
import type { SystemImage } from '../images/image-groups.ts'

const onlyOf = <Thing>(things: readonly Thing[]): Thing | undefined => (things.length === 1 ? things[0] : undefined)

/** Where there is only one key there is nothing to choose; Windows takes none. */
export const suggestedKey = (
  keys: readonly { id: number }[],
  image: Pick<SystemImage, 'operatingSystemId'> | undefined,
): number | null => (image?.operatingSystemId === operatingSystem.id.windows ? null : (onlyOf(keys)?.id ?? null))

export const suggestedImage = (images: readonly { id: number }[]): number | null => onlyOf(images)?.id ?? null

/** A name that is still free, after the system; nothing before one is chosen. */
export const suggestedName = (
  image: Pick<SystemImage, 'operatingSystemId'> | undefined,
  taken: readonly (string | null)[],
): string => {
  const system = image && operatingSystem.name(image.operatingSystemId)
  if (!system) return ''
  const names = taken.filter((name) => name !== null)
  return names.some((name) => isSameName(name, numberedName(system, 1)))
    ? freeNameLike(system, [...names, system])
    : numberedName(system, 1)
}
