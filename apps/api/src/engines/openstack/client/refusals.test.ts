import { describe, expect, it } from 'vitest'
import type { EngineErrorCode } from '../../../ports/engine-error.ts'
import { refusalOf } from './refusals.ts'

const cases: [EngineErrorCode, number, unknown][] = [
  [
    'no_capacity',
    403,
    { forbidden: { message: 'Quota exceeded for cores: Requested 4, but already used 10 of 10 cores' } },
  ],
  [
    'no_capacity',
    413,
    {
      overLimit: {
        message: 'VolumeSizeExceedsAvailableQuota: Requested volume or snapshot exceeds allowed gigabytes quota.',
      },
    },
  ],
  ['no_capacity', 409, { NeutronError: { type: 'OverQuota', message: "Quota exceeded for resources: ['port']." } }],
  ['rate_limited', 429, { overLimit: { message: 'Too many requests' } }],
  [
    'unauthorized',
    403,
    { forbidden: { message: 'Policy does not allow os_compute_api:servers:create to be performed.' } },
  ],
  [
    'no_address',
    409,
    { NeutronError: { type: 'IpAddressGenerationFailure', message: 'No more IP addresses available.' } },
  ],
  [
    'no_address',
    400,
    {
      NeutronError: {
        type: 'AllowedAddressPairExhausted',
        message: 'The number of allowed address pair exceeds the maximum 10.',
      },
    },
  ],
  [
    'address_taken',
    409,
    { NeutronError: { type: 'IpAddressAlreadyAllocated', message: 'IP address 10.0.0.5 already allocated' } },
  ],
  [
    'address_taken',
    409,
    {
      NeutronError: {
        type: 'MacAddressInUse',
        message: 'Unable to complete operation for network 1f0. The mac address fa:16:3e:00:00:07 is in use.',
      },
    },
  ],
  [
    'address_taken',
    400,
    {
      NeutronError: {
        type: 'BadRequest',
        message: 'Bad port_forwarding request: There is a port collision with the internal_port_range.',
      },
    },
  ],
  [
    'in_use',
    409,
    {
      NeutronError: {
        type: 'RouterInterfaceInUseByFloatingIP',
        message: 'Router interface for subnet 1 on router 2 cannot be deleted, as it is required by floating IPs.',
      },
    },
  ],
  ['in_use', 409, { NeutronError: { type: 'NetworkInUse', message: 'Unable to complete operation on network' } }],
  ['invalid', 400, { NeutronError: { type: 'InvalidIpForNetwork', message: 'IP address is not a valid IP' } }],
  [
    'busy',
    409,
    { conflictingRequest: { message: "Cannot 'stop' instance 1 while it is in task_state powering-off", code: 409 } },
  ],
  ['refused', 409, { conflictingRequest: { message: "Cannot 'stop' instance 1 while it is in vm_state stopped" } }],
  ['image_missing', 400, { badRequest: { message: 'Image 1 is not active.' } }],
  ['invalid', 400, { badRequest: { message: 'Invalid volume: it is attached' } }],
  ['not_found', 404, { itemNotFound: { message: 'Instance could not be found.' } }],
  ['internal', 500, { computeFault: { message: 'Unexpected API Error.' } }],
  ['internal', 502, undefined],
  ['busy', 409, { faultcode: 'Client', faultstring: 'Load Balancer 1 is immutable and cannot be updated.' }],
  ['refused', 501, { faultcode: 'Server', faultstring: "Provider 'ovn' does not support a requested option" }],
]

describe('a refusal of the cloud', () => {
  it.each(cases)('is %s: %i %o', (code, status, body) => {
    const error = refusalOf('POST compute/servers', { status, body })
    expect(error).toMatchObject({ name: 'EngineError', code })
    expect(error.message.startsWith(`POST compute/servers: ${status}`)).toBe(true)
  })
})
