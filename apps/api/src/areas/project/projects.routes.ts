import type { FastifyInstance } from 'fastify'
import { hypervisor, userAccessType } from '@sarv/contract/enums'
import { projectCalls } from '@sarv/contract/project/projects.calls'
import { toWire } from '../../db/wire-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { createProject } from './projects.service.ts'
import { findProject, listProjects } from './projects.store.ts'

export const projectRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, projectCalls.projectList, async ({ actor }) => {
    const { userId, customerId, roles } = actor
    const seesAll = roles.includes('superUser')
    const rows = await listProjects(db, { userId, customerId, seesAll })
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      customer: row.customer,
      customerId: row.customer_id,
      datacenterId: row.datacenter_id,
      datacenter: row.datacenter,
      hypervisorId: row.hypervisor_id,
      hypervisor: hypervisor.label(row.hypervisor_id),
      isPublic: row.is_public,
      status: row.enabled,
      userAccessTypeId: seesAll ? userAccessType.id.owner : (row.access_type ?? undefined),
    }))
  })

  implement(app, projectCalls.projectGet, async ({ project }) => {
    const row = await findProject(db, project.id)
    return {
      id: row.id,
      name: row.name,
      datacenterId: row.datacenter_id,
      datacenterName: row.datacenter,
      isPublic: row.is_public,
      description: row.description,
      createDate: toWire(row.created_at),
    }
  })

  implement(app, projectCalls.projectCreate, ({ actor, body }) => createProject(db, actor, body))
}
