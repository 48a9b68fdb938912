import type { z } from 'zod'
import { optionalIdFromText } from '../../fields.ts'
import { ReachQuestion } from '../host-firewall/host-firewall.schemas.ts'

/** Who asks whether they reach what; without an origin it is anybody on the internet. */
export const TopologyReachQuestion = ReachQuestion.extend({
  FromAddress: ReachQuestion.shape.FromAddress.describe('Without it and FromVmHostId: the internet, any address'),
  ToVmHostId: optionalIdFromText.describe('Needed unless ToLoadBalancerId is given'),
  ToLoadBalancerId: optionalIdFromText,
})
export type TopologyReachQuestion = z.infer<typeof TopologyReachQuestion>
