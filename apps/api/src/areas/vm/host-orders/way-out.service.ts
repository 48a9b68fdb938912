import { wayOutOf } from '@sarv/contract/vm/hosts/way-out.rules'
import type { Db } from '../../../db/connection.ts'
import { vmHostText } from '../hosts/hosts.fa.ts'
import { interfaceOf } from '../vpcs/interfaces.store.ts'
import { findVpc } from '../vpcs/vpcs.store.ts'

interface Place {
  projectId: number
  vmNetworkId: number
}

/** The private cloud that servers of a network go out through. */
const findCloud = async (db: Db, { projectId, vmNetworkId }: Place) => {
  const connected = await interfaceOf(db, { projectId, vmNetworkId })
  return connected && findVpc(db, { projectId, id: connected.vpcHostId })
}

/** What whoever orders a server without a public address should know: how it will get out. */
export const tellWayOut = async (db: Db, place: Place): Promise<string> => {
  const cloud = await findCloud(db, place)
  const { kind, cloud: through } = wayOutOf({ clouds: cloud ? [cloud] : [] })
  const { wayOut } = vmHostText.effects
  if (!through) return wayOut.none
  return kind === 'snat' ? wayOut.snat(through.name) : wayOut.snatOff(through.name)
}
