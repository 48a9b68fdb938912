import { portsPerForward } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { completed } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { CreateVpcDnatModel, EditVpcSnatModel } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import { rulesOf } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Routing } from '../../../ports/compute/routers.engine.ts'
import { holdService, startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { foundVpc, vpcService, type LockedVpc } from '../vpcs/vpcs.definition.ts'
import type { VpcKey } from '../vpcs/vpcs.store.ts'
import { judgeForward, judgeWayOut, namedOf, wantedOf, type NamedForward } from './nat-situation.service.ts'
import { natText } from './vpc-nats.fa.ts'
import {
  createDnatOperation,
  deleteNatOperation,
  editDnatOperation,
  snatOffOperation,
  snatOnOperation,
  type Snat,
} from './vpc-nats.operations.ts'
import { countNats, findNat, findSnat, insertNat, listNats, setNat, setNatStatus } from './vpc-nats.store.ts'

/** What the engine of the datacenter can do, with who asks and for which cloud. */
export interface NatContext extends ServiceContext {
  routing: Routing
}

export const readNats = async (db: Db, vpc: VpcKey) => {
  await foundVpc(db, vpc)
  return { snat: await findSnat(db, vpc), forwards: await listNats(db, vpc) }
}

/** A forward, or the way out under its own number. */
export const readNat = async (db: Db, vpc: VpcKey, natId: number) => {
  await foundVpc(db, vpc)
  const snat = await findSnat(db, vpc)
  if (snat?.id === natId && snat.isOn) return { snat }
  const forward = await findNat(db, vpc, natId)
  if (!forward) throw new AppError('not_found')
  return { forward }
}

export const readNatOptions = async (db: Db, vpc: VpcKey, routing: Routing) => ({
  ...routing,
  maxRules: rulesOf(await foundVpc(db, vpc)),
  usedRules: await countNats(db, vpc),
  maxPorts: portsPerForward,
})

const typedOf = (body: CreateVpcDnatModel): NamedForward => ({ name: body.name, ...completed(body) })

/** What it would open; changes nothing. `natId`: the one that is changed. */
export const quoteForward = (db: Db, context: NatContext, body: CreateVpcDnatModel, natId?: number): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const vpc = await holdService(trx, context, vpcService, 'gateway')
    if (natId !== undefined && !(await findNat(trx, vpc, natId))) throw new AppError('not_found')
    const wanted = typedOf(body)
    const { server, address } = await judgeForward(trx, vpc, context.routing, wanted, natId)
    const { opens, firewall, inPlace } = natText.effects
    const effects = [opens(wanted, address, server, wanted.sourceIp), firewall]
    return {
      ...(await freeOfCharge(trx)),
      limits: [],
      effects: natId === undefined ? effects : [...effects, inPlace],
    }
  })

/* What each change at the gateway judges and writes before the engine is asked; the cloud is held. */

export const prepareForward = async (trx: Db, vpc: LockedVpc, routing: Routing, body: CreateVpcDnatModel) => {
  const wanted = typedOf(body)
  await judgeForward(trx, vpc, routing, wanted)
  const { id: natId } = await insertNat(trx, vpc, wanted.name, wanted)
  return { natId, wanted: wantedOf(wanted), answerId: natId, otherName: wanted.name }
}

export const prepareForwardEdit = async (
  trx: Db,
  vpc: LockedVpc,
  routing: Routing,
  natId: number,
  body: CreateVpcDnatModel,
) => {
  const row = await findNat(trx, vpc, natId)
  if (!row) throw new AppError('not_found')
  const [before, wanted] = [namedOf(row), typedOf(body)]
  await judgeForward(trx, vpc, routing, wanted, natId)
  await setNat(trx, { projectId: vpc.projectId, natId }, wanted)
  await setNatStatus(trx, { projectId: vpc.projectId, natId }, 'wait')
  const { hasSharedAddresses } = routing
  return { natId, before, wanted, hasSharedAddresses, answerId: natId, otherName: wanted.name }
}

export const prepareForwardEnd = async (trx: Db, vpc: VpcKey, natId: number) => {
  const row = await findNat(trx, vpc, natId)
  if (!row) throw new AppError('not_found')
  await setNatStatus(trx, { projectId: vpc.projectId, natId }, 'wait')
  return { natId, wanted: wantedOf(row), answerId: natId, otherName: row.name }
}

export const prepareSnat = async (trx: Db, vpc: LockedVpc, routing: Routing, wanted: EditVpcSnatModel) => {
  const addressId = await chosenAddress(trx, vpc, routing, wanted)
  const before: Snat = { isOn: vpc.snatEnabled, addressId: vpc.snatAddressId }
  return { before, wanted: { isOn: wanted.snatEnabled, addressId } }
}

export const createForward = (trx: Db, context: NatContext, body: CreateVpcDnatModel): Promise<Started> =>
  startOperation(trx, context, vpcService, { action: 'gateway', operation: createDnatOperation }, (vpc) =>
    prepareForward(trx, vpc, context.routing, body),
  )

export const editForward = (trx: Db, context: NatContext, natId: number, body: CreateVpcDnatModel): Promise<Started> =>
  startOperation(trx, context, vpcService, { action: 'gateway', operation: editDnatOperation }, (vpc) =>
    prepareForwardEdit(trx, vpc, context.routing, natId, body),
  )

const removeForward = (trx: Db, context: ServiceContext, natId: number): Promise<Started> =>
  startOperation(trx, context, vpcService, { action: 'gateway', operation: deleteNatOperation }, (vpc) =>
    prepareForwardEnd(trx, vpc, natId),
  )

/** The address to go out with; null: the primary one. Refuses what is a server's own, or what the engine cannot. */
const chosenAddress = async (
  trx: Db,
  vpc: VpcKey,
  routing: Routing,
  { vpcHostIpId, snatEnabled }: EditVpcSnatModel,
) => {
  if (!snatEnabled || vpcHostIpId === undefined) return null
  const ip = await judgeWayOut(trx, vpc, vpcHostIpId)
  if (ip.isPrimary) return null
  if (!routing.hasSnatAddresses) throw new AppError('snat_primary_only')
  return ip.id
}

/** Also where it is so already: whoever asks gets an operation, and the engine is told once more. */
export const editSnat = (trx: Db, context: NatContext, wanted: EditVpcSnatModel): Promise<Started> => {
  const operation = wanted.snatEnabled ? snatOnOperation : snatOffOperation
  return startOperation(trx, context, vpcService, { action: 'gateway', operation }, (vpc) =>
    prepareSnat(trx, vpc, context.routing, wanted),
  )
}

/** By the number of a forward, or of the way out: that is switched off. */
export const removeNat = async (trx: Db, context: NatContext, natId: number): Promise<Started> => {
  const snat = await findSnat(trx, { projectId: context.project.id, id: context.id })
  return snat?.id === natId && snat.isOn
    ? editSnat(trx, context, { snatEnabled: false })
    : removeForward(trx, context, natId)
}
