import { inProject, type Lookups } from '../../audit/objects.store.ts'

export const storageObjects: Lookups = {
  bucket: inProject({
    table: 'storage_buckets',
    columns: { name: 'name', volumeSize: 'size_gb', publicAccess: 'is_public' },
  }),
  storageKey: inProject({ table: 'storage_keys', columns: { name: 'name' } }),
}
