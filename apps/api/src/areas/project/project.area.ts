import type { Area } from '../area.ts'
import { projectUserRoutes } from './project-users.routes.ts'
import { projectRoutes } from './projects.routes.ts'

export const projectArea: Area = { name: 'project', routes: [projectRoutes, projectUserRoutes] }
