import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { DeploymentItemParams, DeploymentParams } from '../params.ts'
import {
  CreateKuberDeployEnvModel,
  DeployEnvDetail,
  DeployEnvGroup,
  EditKuberDeployEnvModel,
} from './deployment-variables.schemas.ts'

const path = '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env'

export const deploymentVariableCalls = {
  kubeCloudDeployEnvList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the variables of a deployment',
    params: DeploymentParams,
    response: z.array(DeployEnvGroup),
    provides: ['Deployment'],
  }),
  kubeCloudDeployEnvGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a variable of a deployment',
    params: DeploymentItemParams,
    response: DeployEnvDetail,
    provides: ['Deployment'],
  }),
  kubeCloudDeployEnvCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Add a variable to a deployment',
    params: DeploymentParams,
    body: CreateKuberDeployEnvModel,
    response: Started,
    invalidates: ['Deployment', 'Operation'],
    dryRun: true,
  }),
  kubeCloudDeployEnvEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a variable of a deployment',
    params: DeploymentItemParams,
    body: EditKuberDeployEnvModel,
    response: Started,
    invalidates: ['Deployment', 'Operation'],
    dryRun: true,
  }),
  kubeCloudDeployEnvDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a variable of a deployment',
    params: DeploymentItemParams,
    response: Started,
    invalidates: ['Deployment', 'Operation'],
  }),
}
