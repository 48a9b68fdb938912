import { whenLoaded } from '../ui/late.tsx'

/** In place of a page whose project is not there, or not ours; few ever see it. */
export const ProjectMissing = whenLoaded(async () => (await import('./ProjectMissingPage.tsx')).ProjectMissingPage)
