import { datacenterList } from '@sarv/client/catalog.generated'
import { projectList } from '@sarv/client/project.generated'
import { userAccessType } from '@sarv/contract/enums'
import { startSession } from '../shell/session.ts'
import { server } from './server.ts'

/** The project of every test's page. */
export const projectId = 1

/** Signs in the owner of an account with one project, whose answers every page asks for. */
export const signIn = (): void => {
  startSession({ accessToken: 'test', userId: 1, userTitle: 'سارا', customerId: 1, isSuperUser: true })
  server.answer(projectList, [
    {
      id: projectId,
      name: 'فروشگاه',
      customer: 'سارا',
      customerId: 1,
      datacenterId: 1,
      datacenter: 'تهران ۱',
      hypervisorId: 1,
      hypervisor: 'OpenStack',
      isPublic: false,
      status: true,
      userAccessTypeId: userAccessType.id.owner,
    },
  ])
  server.answer(datacenterList, [])
}
