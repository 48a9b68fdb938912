import { servicePage } from '@sarv/contract/service-types'
import { expect, it } from 'vitest'
import { storagePaths } from '../areas/storage/storage.paths.ts'
import { paths } from '../areas/vm/vm.paths.ts'

it('leads from mails to the pages that the portal has', () => {
  const of = (serviceType: string) => servicePage({ serviceType, projectId: 3, serviceId: 7 })
  expect(of('Vm')).toBe(paths.vm.specification(3, 7))
  expect(of('Volume')).toBe(paths.volume.open(3, 7))
  expect(of('Network')).toBe(paths.network.nodes(3, 7))
  expect(of('Storage')).toBe(storagePaths.bucket(3, 7))
  expect(of('Unknown')).toBeUndefined()
  expect(servicePage({ serviceType: 'Vm', projectId: null, serviceId: 7 })).toBeUndefined()
})
