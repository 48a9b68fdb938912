import { byParam, made, type AreaObjects } from '../area-objects.ts'

export const projectObjects = {
  kinds: { project: {} },
  about: {
    projectCreate: [made('project')],
    projectEdit: [byParam('project')],
    projectDelete: [byParam('project')],
    projectUserEdit: [byParam('user')],
    projectUserDelete: [byParam('user')],
    projectInvitationDelete: [byParam('invitation')],
  },
} as const satisfies AreaObjects
