import type { ShapeExamples } from '../area.ts'

export const kubernetesCloudExamples = {
  CreateKuberSecretModel: { envs: { API_KEY: 'k3J9fQ2mZ8' } },
} as const satisfies ShapeExamples
