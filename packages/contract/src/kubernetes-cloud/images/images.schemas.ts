import { z } from 'zod'

export const KuberImageCategory = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'KuberImageCategory' })
export type KuberImageCategory = z.infer<typeof KuberImageCategory>

export const KuberImageTag = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'KuberImageTag' })
export type KuberImageTag = z.infer<typeof KuberImageTag>

export const KuberImagePort = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'KuberImagePort' })
export type KuberImagePort = z.infer<typeof KuberImagePort>

export const KuberImageKey = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'KuberImageKey' })
export type KuberImageKey = z.infer<typeof KuberImageKey>

export const KuberImage = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    photoName: z.string().nullable(),
    subtitle: z.string().nullable(),
    description: z.string().nullable(),
    path: z.string().nullable(),
    categoryId: z.int(),
    tags: z.array(KuberImageTag).nullable(),
    ports: z.array(KuberImagePort).nullable(),
    keys: z.array(KuberImageKey).nullable().describe('Env names the image needs, prefilled in the form'),
  })
  .meta({ id: 'KuberImage' })
export type KuberImage = z.infer<typeof KuberImage>
