import { serviceStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { shellText } from '../shell/shell.fa.ts'
import { refusalsOf } from './refusals.ts'
import { servicesText } from './services.fa.ts'

const refusalOf = refusalsOf({
  access: { empty: 'project:operate', rename: 'project:operate', delete: 'project:manage' },
  whyNot: (_, { statusId, isFull }: { statusId: number; isFull?: boolean }) => {
    if (statusId !== serviceStatus.id.active) return 'status'
    return isFull ? 'full' : undefined
  },
  sentences: { full: 'پر است.' },
  alwaysPossible: ['rename'],
})

const bucket = { statusId: serviceStatus.id.active }
const free = { may: () => true }
const busy = { ...free, running: { title: 'خالی کردن' } }

it('allows what role, work and state allow', () => expect(refusalOf('empty', bucket, free)).toBeUndefined())

it('names the role first, then the work, then the state', () => {
  const mayNotManage = { ...busy, may: (access: string) => access !== 'project:manage' }
  const broken = { statusId: serviceStatus.id.failed, isFull: true }
  expect(refusalOf('delete', broken, mayNotManage)).toBe(shellText.roleForbids)
  expect(refusalOf('delete', broken, busy)).toBe(servicesText.refused.busy('خالی کردن'))
  expect(refusalOf('delete', broken, free)).toBe(
    servicesText.refused.status(serviceStatus.label(serviceStatus.id.failed)),
  )
  expect(refusalOf('delete', { ...bucket, isFull: true }, free)).toBe('پر است.')
})

it('lets work go on where the act starts none of its own', () =>
  expect(refusalOf('rename', bucket, busy)).toBeUndefined())
