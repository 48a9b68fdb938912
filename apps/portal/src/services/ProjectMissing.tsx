import { lazyPart } from '../ui/lazy-part.tsx'

/** In place of a page whose project is not there, or not ours; few ever see it. */
export const ProjectMissing = lazyPart(async () => (await import('./ProjectMissingPage.tsx')).ProjectMissingPage)
