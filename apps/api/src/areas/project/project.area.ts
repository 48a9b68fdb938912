import type { Area } from '../area.ts'
import { projectUserRoutes } from './project-users/project-users.routes.ts'
import { projectRoutes } from './projects/projects.routes.ts'
import { projectObjects } from './project.objects.ts'

export const projectArea: Area = {
  name: 'project',
  objects: projectObjects,
  routes: [projectRoutes, projectUserRoutes],
}
