import { z } from 'zod'
import { Rials } from '../../fields.ts'

export const WebBundle = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    price: Rials.describe('Whole rials per 30 days, before VAT'),
    quantity: z.number().optional().describe('GB of space'),
  })
  .meta({ id: 'WebBundle' })
export type WebBundle = z.infer<typeof WebBundle>

export const VpcBundle = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    price: Rials.describe('Whole rials per 30 days, before VAT'),
    rules10: z.int().describe('Rules quota divided by 10'),
    ipv4: z.int(),
  })
  .meta({ id: 'VpcBundle' })
export type VpcBundle = z.infer<typeof VpcBundle>

export const VolumeBundle = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    price: Rials.describe('Whole rials per 30 days, before VAT'),
    vDisk: z.int(),
  })
  .meta({ id: 'VolumeBundle' })
export type VolumeBundle = z.infer<typeof VolumeBundle>

export const VmBundle = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    price: Rials.describe('Whole rials per 30 days, before VAT'),
    vCpu: z.int(),
    vMemory: z.int(),
    vDisk: z.int(),
    ipv4: z.int(),
    isPopular: z.boolean().optional().describe('Ours: most customers choose it'),
  })
  .meta({ id: 'VmBundle' })
export type VmBundle = z.infer<typeof VmBundle>

export const StorageBundle = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    price: Rials.describe('Whole rials per 30 days, before VAT'),
    vDisk: z.int(),
  })
  .meta({ id: 'StorageBundle' })
export type StorageBundle = z.infer<typeof StorageBundle>

export const KuberClusterBundle = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    price: Rials.describe('Whole rials per 30 days, before VAT'),
    vCpu: z.int(),
    vMemory: z.int(),
    vDisk: z.int(),
    ipv4: z.int(),
  })
  .meta({ id: 'KuberClusterBundle' })
export type KuberClusterBundle = z.infer<typeof KuberClusterBundle>

export const KuberCloudBundle = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    price: Rials.describe('Whole rials per 30 days, before VAT'),
    kuberCpu: z.int(),
    kuberMemory: z.int(),
    kuberDisk: z.int(),
    kuber10Pods: z.int().describe('Pods / 10: shown times 10'),
  })
  .meta({ id: 'KuberCloudBundle' })
export type KuberCloudBundle = z.infer<typeof KuberCloudBundle>

export const BareMetalBundle = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    price: Rials.describe('Whole rials per 30 days, before VAT'),
    physicalCpu: z.int(),
    physicalMemory: z.int(),
    physicalDisk: z.int(),
    networkPort: z.int(),
    bareMetalIpv4: z.int(),
  })
  .meta({ id: 'BareMetalBundle' })
export type BareMetalBundle = z.infer<typeof BareMetalBundle>
