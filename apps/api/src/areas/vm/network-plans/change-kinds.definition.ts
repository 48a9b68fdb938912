import type { NetworkPlanKind } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { AnyChangeKind } from './changes.definition.ts'
import { serverConnect, serverDisconnect } from './connection-changes.definition.ts'
import {
  addressAdd,
  addressAssign,
  forwardCreate,
  forwardDelete,
  forwardEdit,
  snat,
} from './gateway-changes.definition.ts'
import { memberAdd, memberRemove } from './member-changes.definition.ts'
import { networkConnect, networkDisconnect, networkNew } from './network-changes.definition.ts'
import { balancerCreate, planChange } from './priced-changes.definition.ts'
import { ruleCreate, ruleDelete } from './server-changes.definition.ts'

/** Whoever brings a change that can be planned adds it here. */
export const changeKinds: Readonly<Record<NetworkPlanKind, AnyChangeKind>> = {
  networkNew,
  networkConnect,
  networkDisconnect,
  addressAdd,
  addressAssign,
  forwardCreate,
  forwardEdit,
  forwardDelete,
  snat,
  planChange,
  balancerCreate,
  ruleCreate,
  ruleDelete,
  memberAdd,
  memberRemove,
  serverConnect,
  serverDisconnect,
}
