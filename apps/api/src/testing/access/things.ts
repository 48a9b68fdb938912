import { randomUUID } from 'node:crypto'
import { userAccessType } from '@sarv/contract/enums'
import { hashToken, newToken } from '../../secrets.ts'
import { insertPerson, letIn, type Person } from '../people.ts'
import type { World } from './world.ts'

/** What calls of more than one area are about, made new each time. */

const toPersianDigits = (value: number): string => new Intl.NumberFormat('fa-IR', { useGrouping: false }).format(value)

export const unique = (what: string): string => `${what}-${randomUUID().slice(0, 8)}`

export const newEmail = (): string => `${unique('someone')}@example.com`

let mobiles = 0
export const newMobile = (): string => {
  mobiles += 1
  return `۰۹۱۲${toPersianDigits(1_000_000 + mobiles)}`
}

export const colleague = async ({ api, owner, projectId }: World, isInProject = false): Promise<Person> => {
  const person = await insertPerson(api.db, { customerId: owner.customerId })
  if (isInProject) await letIn(api.db, person, projectId, userAccessType.id.reporter)
  return person
}

interface InvitationOf {
  from: Person
  to?: string
  projectId?: number
}

export const invitation = async ({ api }: World, { from, to, projectId }: InvitationOf) => {
  const token = newToken()
  const { id } = await api.db
    .insertInto('invitations')
    .values({
      customer_id: from.customerId,
      email: to ?? newEmail(),
      token_hash: hashToken(token),
      invited_by: from.userId,
      expires_at: new Date(Date.now() + 3_600_000),
      ...(projectId !== undefined && { project_id: projectId, access_type: userAccessType.id.reporter }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}
