import { userAccessType } from '@sarv/contract/enums'
import { id, type AccessInputs } from '../../testing/access/inputs.ts'
import { colleague, invitation, unique } from '../../testing/access/things.ts'
import { server } from '../vm/vm.things.fixture.ts'

export const accessInputs: AccessInputs = {
  projectCreate: () => ({ body: { name: unique('project'), datacenterId: 1 } }),
  projectGet: ({ projectId }) => id(projectId),
  projectEdit: ({ projectId }) => ({ ...id(projectId), body: { name: unique('project') } }),
  // It has servers, so that it stays for the other calls.
  projectDelete: async (world) => {
    await server(world)
    return { ...id(world.projectId), refusal: 400 }
  },
  projectUserCreate: async (world) => ({
    body: { userName: (await colleague(world)).email, userAccessTypeId: userAccessType.id.reporter },
  }),
  projectUserEdit: async (world) => ({
    ...id((await colleague(world, true)).userId),
    body: { userAccessTypeId: userAccessType.id.maintainer },
  }),
  projectUserLeftBehind: async (world) => id((await colleague(world, true)).userId),
  projectUserDelete: async (world) => id((await colleague(world, true)).userId),
  projectInvitationDelete: async (world) =>
    id((await invitation(world, { from: world.owner, projectId: world.projectId })).id),
}
