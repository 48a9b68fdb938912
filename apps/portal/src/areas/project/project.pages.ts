import type { Page } from '../../page-routes.tsx'
import { paths } from '../../shell/paths.ts'
import type { PortalArea } from '../area.ts'
import { loadsOf } from '../loads.ts'
import { projectPagesText as text } from './project.pages.fa.ts'

const code = loadsOf(async () => (await import('./project.loads.ts')).projectLoads)

const project: Omit<Page, 'path' | 'title'> = {
  back: () => ({ to: paths.dashboard, label: text.dashboard }),
  load: code('projectPage'),
}

export const projectPages: PortalArea = {
  pages: [
    { path: paths.project.specification(':projectId'), title: text.project, ...project },
    { path: paths.project.users(':projectId'), title: text.projectUsers, ...project },
  ],
  panels: [['create-project', code('createProjectDialog')]],
}
