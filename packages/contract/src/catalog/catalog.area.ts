import type { ContractArea } from '../area.ts'
import { bareMetalImageCalls } from './bare-metal-images/bare-metal-images.calls.ts'
import { datacenterCalls } from './datacenters/datacenters.calls.ts'
import { equipmentCalls } from './equipment/equipment.calls.ts'

export const catalogArea = {
  description: 'Datacenters and equipment',
  calls: { ...datacenterCalls, ...equipmentCalls, ...bareMetalImageCalls },
} satisfies ContractArea
