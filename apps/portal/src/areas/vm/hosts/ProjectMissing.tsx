import { lazy, Suspense } from 'react'

const ProjectMissingPage = lazy(async () => ({
  default: (await import('./ProjectMissingPage.tsx')).ProjectMissingPage,
}))

/** In place of a page whose project is not there, or not ours; few ever see it. */
export function ProjectMissing() {
  return (
    <Suspense>
      <ProjectMissingPage />
    </Suspense>
  )
}
