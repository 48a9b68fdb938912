import { z } from 'zod'
import { LeftBehindItem } from '../../account/customer-users/customer-users.schemas.ts'
import { InvitationListItem } from '../../account/invitations/invitations.schemas.ts'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { QueryBoolean } from '../../fields.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { CreateProjectUserModel, EditProjectUserModel, ProjectUserListItem } from './project-users.schemas.ts'

const path = '/api/my/{projectId}/user'

export const projectUserCalls = {
  projectUserList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the users of a project',
    params: ProjectParams,
    response: z.array(ProjectUserListItem),
    provides: ['Accessibility'],
    tokens: 'never',
  }),
  projectUserCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:manage',
    summary: 'Give a user access to a project',
    description: 'Whoever is not in the account yet gets an invitation by e-mail and has the access when accepting it.',
    params: ProjectParams,
    body: CreateProjectUserModel,
    response: Started,
    invalidates: ['Accessibility'],
    tokens: 'never',
    stepUp: true,
  }),
  projectUserEdit: defineCall({
    method: 'POST',
    path: `${path}/edit/{id}`,
    access: 'project:manage',
    summary: 'Change the access of a user to a project',
    description: 'POST, not PUT.',
    params: ProjectItemParams,
    body: EditProjectUserModel,
    invalidates: ['Accessibility'],
    tokens: 'never',
    stepUp: true,
  }),
  projectUserLeftBehind: defineCall({
    method: 'GET',
    path: `${path}/left-behind/{id}`,
    access: 'project:manage',
    summary: 'List what a user has made that goes on working for them once they are out of a project',
    description:
      'Keys of its buckets whose secret they were shown. Nothing of a super user, who stays in every project.',
    params: ProjectItemParams,
    response: z.array(LeftBehindItem),
    // Read anew by each dialog that asks; after the removal there is nobody to ask about.
    provides: [],
    tokens: 'never',
  }),
  projectUserDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Take the access of a user to a project away',
    description: 'What projectUserLeftBehind lists is stopped, unless StopLeftBehind is false.',
    params: ProjectItemParams,
    query: z.object({ StopLeftBehind: QueryBoolean.default(true) }),
    invalidates: ['Accessibility', 'Storage'],
    tokens: 'never',
    stepUp: true,
  }),
  projectInvitationList: defineCall({
    method: 'GET',
    path: `${path}/invitation/list`,
    access: 'project:manage',
    summary: 'List the open invitations to a project',
    params: ProjectParams,
    response: z.array(InvitationListItem),
    provides: ['Accessibility'],
    tokens: 'never',
  }),
  projectInvitationDelete: defineCall({
    method: 'DELETE',
    path: `${path}/invitation/delete/{id}`,
    access: 'project:manage',
    summary: 'Take an invitation to a project back',
    params: ProjectItemParams,
    invalidates: ['Accessibility'],
    tokens: 'never',
  }),
}
