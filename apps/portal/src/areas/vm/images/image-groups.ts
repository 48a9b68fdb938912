import { operatingSystem } from '@sarv/contract/enums'

export interface SystemImage {
  id: number
  name: string | null
  operatingSystemId: number
  operatingSystem: string | null
  /** The least it runs on, in GB. */
  minMemory?: number
  minDisk?: number
}

/** One operating system with its versions, as the server orders them. */
export interface SystemGroup {
  operatingSystemId: number
  name: string
  versions: { imageId: number; label: string }[]
}

/** `Ubuntu 24.04 LTS` inside the card of Ubuntu is `24.04 LTS`. */
const versionLabel = (image: SystemImage, system: string): string => {
  const name = image.name ?? ''
  const rest = name.toLowerCase().startsWith(system.toLowerCase()) ? name.slice(system.length).trim() : name
  return rest || name
}

export const groupImages = (images: readonly SystemImage[]): SystemGroup[] => {
  const groups = new Map<number, SystemGroup>()
  for (const image of images) {
    const { operatingSystemId } = image
    const name = image.operatingSystem ?? operatingSystem.label(operatingSystemId)
    const group = groups.get(operatingSystemId) ?? { operatingSystemId, name, versions: [] }
    group.versions.push({ imageId: image.id, label: versionLabel(image, group.name) })
    groups.set(operatingSystemId, group)
  }
  return [...groups.values()]
}

/** Who signs in to a fresh server. */
export const loginUserOf = (operatingSystemId: number | undefined): string =>
  operatingSystemId === operatingSystem.id.windows ? 'Administrator' : 'root'
