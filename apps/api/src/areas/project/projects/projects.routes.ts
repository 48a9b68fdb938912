import type { FastifyInstance } from 'fastify'
import { hypervisor } from '@sarv/contract/enums'
import { projectCalls } from '@sarv/contract/project/projects/projects.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { accessTypeIn, roleInProject } from '../project-users/project-access.rules.ts'
import { createProject, deleteProject, editProject } from './projects.service.ts'
import { findProject, listProjects } from './projects.store.ts'

type ListRow = Awaited<ReturnType<typeof listProjects>>[number]

const listItem = (
  { accessType: _accessType, isSuperUser: _isSuperUser, ...row }: ListRow,
  userAccessTypeId: number,
) => ({
  ...row,
  hypervisor: hypervisor.label(row.hypervisorId),
  userAccessTypeId,
})

export const projectRoutes = (app: FastifyInstance, { db, projectContents }: Dependencies): void => {
  implement(app, projectCalls.projectList, async ({ actor }) => {
    const { userId, customerId, seenAs, tokenScope } = actor
    const rows = await listProjects(db, { userId, customerId, onlyIds: tokenScope?.projectIds })
    return rows.flatMap((row) => {
      const role = roleInProject(row, seenAs)
      return role ? [listItem(row, accessTypeIn(role))] : []
    })
  })

  implement(app, projectCalls.projectGet, async ({ project }) => {
    const found = await findProject(db, project.id)
    return { ...found, createDate: toWire(found.createDate) }
  })

  implement(app, projectCalls.projectCreate, async ({ trx, actor, body, note }) => {
    const made = await createProject(trx, actor, body)
    note({ target: `project:${made.id}` })
    return made
  })

  implement(app, projectCalls.projectEdit, async ({ trx, actor, project, body, note }) =>
    note(await editProject(trx, actor, project, body)),
  )

  implement(app, projectCalls.projectDelete, async ({ trx, project, note }) => {
    const { id, name } = await deleteProject(trx, project, projectContents)
    note({ before: { name } })
    return { id, operationId: null }
  })
}
