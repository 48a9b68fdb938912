import { Cylinder, Database } from 'lucide-react'
import type { Page } from '../../page-routes.tsx'
import type { PortalArea } from '../area.ts'
import { loadsOf } from '../loads.ts'
import { storagePagesText as text } from './storage.pages.fa.ts'
import { storagePaths as paths } from './storage.paths.ts'
import { UploadDockPlace } from './uploads/UploadDockPlace.tsx'

const code = loadsOf(async () => (await import('./storage.loads.ts')).storageLoads)

const toList: Page['back'] = ({ projectId }) => ({ to: paths.list(projectId ?? ''), label: text.bucketList })

const pages: readonly Page[] = [
  {
    path: paths.list(':projectId'),
    title: text.bucketList,
    load: code('listPage'),
  },
  {
    path: paths.create(':projectId'),
    title: text.bucketCreate,
    back: toList,
    load: code('createPage'),
  },
  {
    path: paths.bin(':projectId'),
    title: text.bucketBin,
    back: toList,
    load: code('binPage'),
  },
  {
    path: paths.bucket(':projectId', ':id'),
    title: text.bucketDetail,
    back: toList,
    load: code('bucketPage'),
  },
]

export const storagePages: PortalArea = {
  pages,
  navigation: [
    {
      id: 'storage',
      group: { id: 'storage', label: text.group, icon: Database },
      label: text.navigation,
      icon: Cylinder,
      path: paths.list,
    },
  ],
  orders: [['storage', paths.create, { label: text.order, icon: Cylinder }]],
  menuWords: code('menuWords'),
  palette: code('palette'),
  banners: [['uploads', UploadDockPlace]],
}
