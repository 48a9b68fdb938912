import type { ContractArea } from '../area.ts'
import { projectUserCalls } from './project-users/project-users.calls.ts'
import { projectErrors } from './project.errors.fa.ts'
import { projectTitles } from './project.titles.fa.ts'
import { projectCalls } from './projects/projects.calls.ts'

export const projectArea = {
  description: 'Projects and who may use them',
  calls: { ...projectCalls, ...projectUserCalls },
  titles: projectTitles,
  errors: projectErrors,
} satisfies ContractArea
