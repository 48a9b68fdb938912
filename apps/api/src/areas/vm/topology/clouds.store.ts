import { vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'

/** The most of either that one picture shows. */
const ceiling = 2000

export const listPictureClouds = (db: Db, projectId: number) =>
  db
    .selectFrom('vpc_hosts')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'status_id as statusId', 'address', 'snat_enabled as snatEnabled'])
    .select(['engine_ref as engineRef', 'snat_address_id as snatAddressId'])
    .orderBy('name')
    .orderBy('id')
    .limit(ceiling)
    .execute()

/** Which networks hang on which cloud. */
export const listPictureInterfaces = (db: Db, projectId: number) =>
  db
    .selectFrom('vpc_interfaces')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('status_id', '<>', vmKeyStatus.id.deleted)
    .select(['vpc_host_id as vpcHostId', 'vm_network_id as vmNetworkId', 'status_id as statusId'])
    .orderBy('id')
    .limit(ceiling)
    .execute()
