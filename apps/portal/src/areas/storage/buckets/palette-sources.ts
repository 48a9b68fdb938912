import { useStorageHostListQuery, type StorageHostListItem } from '@sarv/client/storage.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { CirclePlus, Cylinder, FolderOpen, KeyRound, Scaling, Settings2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { formatGigabytes } from '../../../format/sizes.ts'
import { serviceKey, type PaletteEntry, type PaletteSource } from '../../../shell/palette-entries.ts'
import { useSelectedProjectId } from '../../../shell/project-selection.ts'
import { storagePaths as paths } from '../storage.paths.ts'
import { bucketsText } from './buckets.fa.ts'
import { bucketPaletteText as text } from './palette.fa.ts'

const parts = { files: FolderOpen, keys: KeyRound, settings: Settings2, resize: Scaling } as const

interface EntryContext {
  projectId: number
  go: (to: string) => void
}

/** A bucket in the palette, with the ways into its page. */
const entryOf = (bucket: StorageHostListItem, { projectId, go }: EntryContext): PaletteEntry => {
  const { id } = bucket
  const name = bucket.name ?? bucketsText.unnamed
  return {
    id: `bucket-${id}`,
    service: serviceKey(serviceType.bucket, id),
    section: 'services',
    title: name,
    keywords: 's3',
    kind: text.bucket,
    icon: Cylinder,
    preview: previewOf(bucket),
    acts: (Object.keys(parts) as (keyof typeof parts)[]).map((part) => ({
      id: `bucket-${id}-${part}`,
      section: 'acts',
      title: text.actOn(bucketsText.open[part], name),
      keywords: '',
      verb: text.verbs[part],
      effect: text.effects[part],
      icon: parts[part],
      run: () => go(paths.section(projectId, id, part)),
    })),
    run: () => go(paths.bucket(projectId, id)),
  }
}

const previewOf = ({ statusId, isPublic, usedDisk, disk = 0, monthlyPrice }: StorageHostListItem): string[] => {
  const size = formatGigabytes(disk)
  return [
    serviceStatus.label(statusId),
    bucketsText.access[isPublic ? 'public' : 'private'],
    typeof usedDisk === 'number' ? bucketsText.use.of(formatGigabytes(usedDisk), size) : size,
    ...(monthlyPrice === undefined ? [] : [bucketsText.perMonth(formatRials(monthlyPrice))]),
  ]
}

const useBuckets: PaletteSource = () => {
  const navigate = useNavigate()
  const projectId = useSelectedProjectId()
  const { data = [] } = useStorageHostListQuery({ projectId: projectId ?? 0 }, { skip: projectId === null })
  if (projectId === null) return []
  const create: PaletteEntry = {
    id: 'act-create-bucket',
    section: 'acts',
    title: text.create.title,
    keywords: text.create.keywords,
    effect: text.create.effect,
    icon: CirclePlus,
    run: () => void navigate(paths.create(projectId)),
  }
  const buckets = data.map((bucket) => entryOf(bucket, { projectId, go: (to) => void navigate(to) }))
  return [...buckets, ...buckets.flatMap(({ acts }) => acts ?? []), create]
}

export const paletteSources: readonly PaletteSource[] = [useBuckets]
