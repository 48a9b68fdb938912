import type { Page } from '../../page-routes.tsx'
import { paths } from '../../shell/paths.ts'
import type { PortalArea } from '../area.ts'
import { projectPagesText as text } from './project.pages.fa.ts'

const project: Omit<Page, 'path' | 'title'> = {
  back: () => ({ to: paths.dashboard, label: text.dashboard }),
  load: async () => (await import('./ProjectPage.tsx')).ProjectPage,
}

export const projectPages: PortalArea = {
  pages: [
    { path: paths.project.specification(':projectId'), title: text.project, ...project },
    { path: paths.project.users(':projectId'), title: text.projectUsers, ...project },
  ],
  panels: [['create-project', async () => (await import('./CreateProjectDialog.tsx')).CreateProjectDialog]],
}
