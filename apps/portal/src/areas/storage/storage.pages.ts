import { Cylinder, Database } from 'lucide-react'
import type { Page } from '../../page-routes.tsx'
import type { PortalArea } from '../area.ts'
import { storagePagesText as text } from './storage.pages.fa.ts'
import { storagePaths as paths } from './storage.paths.ts'
import { UploadDockPlace } from './uploads/UploadDockPlace.tsx'

const toList: Page['back'] = ({ projectId }) => ({ to: paths.list(projectId ?? ''), label: text.bucketList })

const pages: readonly Page[] = [
  {
    path: paths.list(':projectId'),
    title: text.bucketList,
    load: async () => (await import('./buckets/BucketListPage.tsx')).BucketListPage,
  },
  {
    path: paths.create(':projectId'),
    title: text.bucketCreate,
    back: toList,
    load: async () => (await import('./order/BucketCreatePage.tsx')).BucketCreatePage,
  },
  {
    path: paths.bin(':projectId'),
    title: text.bucketBin,
    back: toList,
    load: async () => (await import('./bin/BucketBinPage.tsx')).BucketBinPage,
  },
  {
    path: paths.bucket(':projectId', ':id'),
    title: text.bucketDetail,
    back: toList,
    load: async () => (await import('./detail/BucketPage.tsx')).BucketPage,
  },
]

export const storagePages: PortalArea = {
  pages,
  navigation: [
    {
      id: 'storage',
      group: { id: 'storage', label: text.group, icon: Database },
      label: text.navigation.label,
      icon: Cylinder,
      keywords: `storage bucket s3 object ${text.navigation.also}`,
      path: paths.list,
    },
  ],
  palette: async () => (await import('./buckets/palette-sources.ts')).paletteSources,
  banners: [['uploads', UploadDockPlace]],
}
