import type { ContractArea } from '../area.ts'
import { kubernetesCloudExamples } from './kubernetes-cloud.examples.fa.ts'
import { configmapCalls } from './configmaps/configmaps.calls.ts'
import { deploymentVariableCalls } from './deployment-variables/deployment-variables.calls.ts'
import { deploymentCalls } from './deployments/deployments.calls.ts'
import { namespaceFirewallCalls } from './firewall/firewall.calls.ts'
import { kuberImageCalls } from './images/images.calls.ts'
import { ingressCalls } from './ingresses/ingresses.calls.ts'
import { kubernetesCloudTitles } from './kubernetes-cloud.titles.fa.ts'
import { namespaceCalls } from './namespaces/namespaces.calls.ts'
import { secretCalls } from './secrets/secrets.calls.ts'

export const kubernetesCloudArea = {
  description: 'Namespaces and what runs in them',
  calls: {
    ...namespaceCalls,
    ...kuberImageCalls,
    ...deploymentCalls,
    ...deploymentVariableCalls,
    ...configmapCalls,
    ...secretCalls,
    ...ingressCalls,
    ...namespaceFirewallCalls,
  },
  titles: kubernetesCloudTitles,
  examples: kubernetesCloudExamples,
} satisfies ContractArea
