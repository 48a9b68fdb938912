import { z } from 'zod'
import { Id, PathId, Rials, technical, distinctBy } from '../../fields.ts'
import { Started } from '../../answers.schemas.ts'
import { validationText as text } from '../../validation.fa.ts'
import { movedAtOnce, readServices } from './moves.rules.ts'

export const MoveServicesModel = z
  .object({
    services: distinctBy(
      z
        .array(z.object({ serviceType: technical(50).describe('Its kind, as operations call it'), serviceId: Id }))
        .min(1)
        .max(movedAtOnce),
      (service) => service,
    ).describe('Of the project in the path'),
    targetProjectId: Id.describe('Another project of the same customer'),
  })
  .meta({ id: 'MoveServicesModel' })
export type MoveServicesModel = z.infer<typeof MoveServicesModel>

export const MoveRehearsalQuery = z.object({
  Services: technical(2000)
    .refine((written) => (readServices(written)?.length ?? movedAtOnce + 1) <= movedAtOnce, text.wrongId)
    .describe('`Vm:12,Volume:3`: of the project in the path'),
  TargetProjectId: PathId,
})

const MoveObstacle = z.object({ code: z.string(), reason: z.string().describe('Persian') }).meta({ id: 'MoveObstacle' })
export type MoveObstacle = z.infer<typeof MoveObstacle>

const MovedService = z
  .object({
    serviceType: z.string(),
    serviceId: z.int(),
    name: z.string().nullable(),
    product: z.string().describe('What people call its kind'),
    monthlyRials: Rials.describe('What it costs per 30 days at present, with VAT'),
    isAlong: z.boolean().describe('It belongs to one of those that were asked for, and goes with it'),
    carries: z
      .array(z.object({ what: z.string(), count: z.int() }))
      .describe('What hangs on it and has no price of its own'),
    obstacles: z.array(MoveObstacle).describe('Why it cannot be moved now; empty: it can'),
  })
  .meta({ id: 'MovedService' })
export type MovedService = z.infer<typeof MovedService>

const ProjectInMove = z
  .object({
    id: z.int(),
    name: z.string(),
    monthlyRials: Rials.describe('What all of it costs per 30 days at present, with VAT'),
    monthlyRialsAfter: Rials,
    capRials: Rials.nullable().describe('What it may cost in a month; null: no such limit'),
    usedRials: Rials.describe('What it has cost in this month so far: stays as it is'),
  })
  .meta({ id: 'ProjectInMove' })
export type ProjectInMove = z.infer<typeof ProjectInMove>

const PersonInMove = z
  .object({
    userId: z.int(),
    user: z.string(),
    fromAccessTypeId: z.int().nullable().describe('`userAccessType` there; null: does not see it'),
    toAccessTypeId: z.int().nullable(),
  })
  .meta({ id: 'PersonInMove' })
export type PersonInMove = z.infer<typeof PersonInMove>

const TokenInMove = z
  .object({
    id: z.int(),
    user: z.string(),
    name: z.string().nullable().describe('Of the caller’s own ones'),
    willSee: z.boolean().describe('Reaches the services afterwards; false: no longer'),
  })
  .meta({ id: 'TokenInMove' })
export type TokenInMove = z.infer<typeof TokenInMove>

const TicketsInMove = z
  .object({
    count: z.int().describe('Tickets about the services: they go along'),
    willRead: z.array(z.string()).describe('Who reads them afterwards and does not read all of them now'),
    noLonger: z.array(z.string()).describe('Who does not read all of them afterwards, but those that they opened'),
  })
  .meta({ id: 'TicketsInMove' })
export type TicketsInMove = z.infer<typeof TicketsInMove>

export const MoveRehearsal = z
  .object({
    services: z.array(MovedService),
    from: ProjectInMove,
    to: ProjectInMove,
    people: z.array(PersonInMove).describe('Whose rights over the services change'),
    tickets: TicketsInMove,
    tokens: z.array(TokenInMove).describe('API tokens that are bound to one of the two projects'),
    savedViews: z.array(z.string()).describe('Kept filters of the caller that show the old project alone'),
    isPossible: z.boolean(),
  })
  .meta({ id: 'MoveRehearsal' })
export type MoveRehearsal = z.infer<typeof MoveRehearsal>

export const StartedMoves = z.array(Started)
