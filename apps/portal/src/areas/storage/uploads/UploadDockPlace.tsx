import { useSyncExternalStore } from 'react'
import { hasUploads } from './has-uploads.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const UploadDock = lazyPart(async () => (await import('../storage.loads.ts')).storageLoads.uploadDock())

/** Stands on every page; brings the dock itself with the first file. */
export function UploadDockPlace() {
  const isShown = useSyncExternalStore(hasUploads.subscribe, hasUploads.get)
  return isShown && <UploadDock />
}
