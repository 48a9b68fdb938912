import { late } from '../ui/late.tsx'

export interface ProjectMissingProps {
  /** Of the page that would be here. */
  title: string
}

/** In place of a page whose project is not there, or not ours; few ever see it. */
export const ProjectMissing = late<(props: ProjectMissingProps) => React.ReactNode>(
  async () => (await import('./ProjectMissingPage.tsx')).ProjectMissingPage,
  () => null,
)
