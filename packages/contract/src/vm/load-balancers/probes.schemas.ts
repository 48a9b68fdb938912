import { z } from 'zod'
import { vmLbMemberHealth } from '../../enums.ts'
import { PathId, WireDateTime, answeredEnum } from '../../fields.ts'
import { ProjectItemParams } from '../../params.ts'
import { keptProbes, probeCauses, probeProblems } from './probes.rules.ts'

/** Which member: a server behind one listener. */
export const LoadBalancerMemberParams = ProjectItemParams.extend({ listenerId: PathId, vmHostId: PathId })

export const LoadBalancerProbe = z
  .object({
    id: z.int(),
    date: WireDateTime,
    isUp: z.boolean(),
    problem: z.enum(probeProblems).nullable(),
    millis: z.int().nullable().describe('null: the infrastructure does not tell'),
    statusCode: z.int().nullable(),
    excerpt: z.string().nullable().describe('The beginning of what the server answered'),
  })
  .meta({ id: 'LoadBalancerProbe' })
export type LoadBalancerProbe = z.infer<typeof LoadBalancerProbe>

export const LoadBalancerProbes = z
  .object({
    vmHostId: z.int(),
    vmHost: z.string(),
    healthId: answeredEnum(vmLbMemberHealth),
    health: z.string(),
    healthDate: WireDateTime.nullable().describe('Since when it is so'),
    probes: z.array(LoadBalancerProbe).max(keptProbes).describe('Newest first'),
    lastGood: LoadBalancerProbe.nullable().describe('May be older than all of them'),
    cause: z.enum(probeCauses).nullable().describe('What is probably wrong'),
    reason: z.string().nullable().describe('The same as a sentence'),
    differences: z.array(z.string()).describe('Against the last good answer'),
    note: z.string().nullable().describe('Why no more is known'),
  })
  .meta({ id: 'LoadBalancerProbes' })
export type LoadBalancerProbes = z.infer<typeof LoadBalancerProbes>

export const LoadBalancerProbed = z
  .object({ id: z.int(), memberCount: z.int(), downCount: z.int().describe('How many of them do not answer') })
  .meta({ id: 'LoadBalancerProbed' })
export type LoadBalancerProbed = z.infer<typeof LoadBalancerProbed>
