import type { FastifyInstance } from 'fastify'
import { may } from '@sarv/contract/access'
import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import { firewallRulesPerServer } from '@sarv/contract/limits'
import { vmHostFirewallCalls as calls } from '@sarv/contract/vm/host-firewall/host-firewall.calls'
import { isIpv4Remote, managementPortOf } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement, type Actor, type ProjectOfCall } from '../../../http/implement.ts'
import { projectSightOf } from '../../project/project-users/project-access.service.ts'
import { findVmHost, type VmHostKey } from '../hosts/hosts.store.ts'
import {
  addRule,
  changeFirewall,
  confirmFirewall,
  editRule,
  quoteFirewall,
  removeRule,
  replaceRules,
  revertFirewall,
  type FirewallContext,
} from './host-firewall.service.ts'
import { listRules, type StoredRule } from './host-firewall.store.ts'
import { findTrial, listTrials } from './trials.store.ts'

const listItem = (rule: StoredRule) => ({
  id: rule.id,
  firewallProtocolType: firewallProtocol.label(rule.firewallProtocolId),
  firewallProtocolId: rule.firewallProtocolId,
  isIngress: firewallDirection.label(rule.directionId),
  directionId: rule.directionId,
  remoteIp: rule.remoteIp,
  minPort: String(rule.minPort),
  maxPort: String(rule.maxPort),
  isIpV4: isIpv4Remote(rule.remoteIp),
  isAllow: rule.isAllow,
  description: rule.description,
  createDate: toWire(new Date(rule.createdAt)),
})

const detail = (rule: StoredRule) => ({
  id: rule.id,
  firewallProtocolId: rule.firewallProtocolId,
  isIngress: rule.directionId === firewallDirection.id.ingress,
  remoteIp: rule.remoteIp,
  minPort: rule.minPort,
  maxPort: rule.maxPort,
  isIpV4: isIpv4Remote(rule.remoteIp),
  isAllow: rule.isAllow,
  description: rule.description,
})

interface ChangeCall {
  actor: Actor
  project: ProjectOfCall
  params: { vmHostId: number }
  query: { ConfirmWithin?: number | undefined }
  ip: string
}

export const vmHostFirewallRoutes = (app: FastifyInstance, { db, compute }: Dependencies): void => {
  const kindOf = (project: ProjectOfCall) => compute(project.datacenterId).firewallKind

  const contextOf = ({ actor, project, params, query, ip }: ChangeCall): FirewallContext => ({
    actor,
    project,
    id: params.vmHostId,
    kind: kindOf(project),
    address: ip,
    confirmWithin: query.ConfirmWithin,
    mayRemove: may(calls.vmHostFirewallDelete.access, actor.roles),
  })

  const findHost = async (key: VmHostKey) => {
    const host = await findVmHost(db, key)
    if (!host) throw new AppError('not_found')
    return host
  }

  implement(app, calls.vmHostFirewallList, async ({ project, params }) => {
    const key = { projectId: project.id, id: params.vmHostId }
    await findHost(key)
    return (await listRules(db, key)).map(listItem)
  })

  implement(app, calls.vmHostFirewallGet, async ({ project, params }) => {
    const key = { projectId: project.id, id: params.vmHostId }
    await findHost(key)
    const rule = (await listRules(db, key)).find(({ id }) => id === params.id)
    if (!rule) throw new AppError('not_found')
    return detail(rule)
  })

  implement(
    app,
    calls.vmHostFirewallCreate,
    (call) => changeFirewall(call.trx, contextOf(call), 'create', addRule(call.body)),
    { dryRun: (call) => quoteFirewall(db, contextOf(call), addRule(call.body)) },
  )

  implement(
    app,
    calls.vmHostFirewallEdit,
    (call) => changeFirewall(call.trx, contextOf(call), 'edit', editRule(call.params.id, call.body)),
    { dryRun: (call) => quoteFirewall(db, contextOf(call), editRule(call.params.id, call.body)) },
  )

  implement(app, calls.vmHostFirewallDelete, (call) =>
    changeFirewall(call.trx, contextOf(call), 'delete', removeRule(call.params.id)),
  )

  implement(
    app,
    calls.vmHostFirewallReplace,
    (call) => changeFirewall(call.trx, contextOf(call), 'replace', replaceRules(call.body)),
    { dryRun: (call) => quoteFirewall(db, contextOf(call), replaceRules(call.body)) },
  )

  implement(app, calls.vmHostFirewallState, async ({ project, params, ip }) => {
    const key = { projectId: project.id, id: params.vmHostId }
    const host = await findHost(key)
    const trial = await findTrial(db, key)
    return {
      kind: kindOf(project),
      maxRules: firewallRulesPerServer,
      managementPort: managementPortOf(host.operatingSystemId),
      myAddress: ip,
      confirmation: trial
        ? { secondsLeft: trial.secondsLeft, revertDate: toWire(trial.revertAt), user: trial.user }
        : null,
    }
  })

  implement(app, calls.vmFirewallTrialList, async ({ actor }) => {
    const trials = await listTrials(db, { customerId: actor.customerId, ...(await projectSightOf(db, actor)) })
    return trials.map(({ revertAt, ...trial }) => ({ ...trial, revertDate: toWire(revertAt) }))
  })

  implement(app, calls.vmHostFirewallConfirm, ({ trx, actor, project, params }) =>
    confirmFirewall(trx, { actor, project, id: params.vmHostId }),
  )

  implement(app, calls.vmHostFirewallRevert, ({ trx, actor, project, params }) =>
    revertFirewall(trx, { actor, project, id: params.vmHostId }),
  )
}
