import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasUploads } from './has-uploads.ts'

const UploadDock = lazy(async () => (await import('../storage.loads.ts')).storageLoads.uploadDock())

/** Stands on every page; brings the dock itself with the first file. */
export function UploadDockPlace() {
  const isShown = useSyncExternalStore(hasUploads.subscribe, hasUploads.get)
  if (!isShown) return null
  return (
    <Suspense fallback={null}>
      <UploadDock />
    </Suspense>
  )
}
