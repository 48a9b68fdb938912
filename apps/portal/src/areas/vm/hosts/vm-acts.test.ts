import { powerStatus, serviceStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { shellText } from '../../../shell/shell.fa.ts'
import { vmText } from './hosts.fa.ts'
import { refusalOf } from './vm-acts.ts'

const running = { statusId: serviceStatus.id.active, powerStatus: powerStatus.id.poweredOn }
const free = { may: () => true }
const busy = { ...free, running: { title: 'ساخت اسنپ‌شات' } }

it('says why the state of a server stands against an act', () => {
  expect(refusalOf('reboot', running, free)).toBeUndefined()
  expect(refusalOf('start', running, free)).toBe(vmText.refused.alreadyOn)
  expect(refusalOf('delete', { ...running, isLocked: true }, free)).toBe(vmText.refused.locked)
  expect(refusalOf('rebuild', { ...running, isCluster: true }, free)).toBe(vmText.refused.inCluster)
})

it('names the work that keeps a server busy, before what its status says', () => {
  expect(refusalOf('start', running, busy)).toContain('ساخت اسنپ‌شات')
  expect(refusalOf('resize', running, busy)).toContain('ساخت اسنپ‌شات')
})

it('leaves open what is no work of its own', () => {
  expect(refusalOf('console', running, busy)).toBeUndefined()
  expect(refusalOf('lock', running, busy)).toBeUndefined()
})

it('tells first that the role may not', () => {
  expect(refusalOf('lock', running, { may: (access) => access !== 'project:manage' })).toBe(shellText.roleForbids)
  expect(refusalOf('snapshot', running, { ...busy, may: () => false })).toBe(shellText.roleForbids)
})
