import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import {
  firewallDirection,
  firewallProtocol,
  networkNodeStatus,
  powerStatus,
  serviceStatus,
  snapshotStatus,
  userAccessType,
  vmKeyStatus,
} from '@sarv/contract/enums'
import { issueCode, type CodePurpose } from '../../areas/account/codes/codes.ts'
import { newTotpSecret } from '../../areas/account/profile/totp.ts'
import { createCaptcha, newCaptchaCode } from '../../areas/account/sign-in/captcha.ts'
import { hashToken, newToken } from '../../secrets.ts'
import { insertPerson, letIn, type Person } from '../people.ts'
import type { World } from './world.ts'

/** What calls are about, made new each time. */

const toPersianDigits = (value: number): string => new Intl.NumberFormat('fa-IR', { useGrouping: false }).format(value)

export const unique = (what: string): string => `${what}-${randomUUID().slice(0, 8)}`
export const newEmail = (): string => `${unique('someone')}@example.com`

let mobiles = 0
export const newMobile = (): string => {
  mobiles += 1
  return `۰۹۱۲${toPersianDigits(1_000_000 + mobiles)}`
}

export const captcha = async ({ api }: World) => {
  const captchaCode = newCaptchaCode()
  const { captchaKey } = await createCaptcha(api.db, captchaCode)
  return { captchaKey, captchaCode }
}

export const codeFor = ({ api }: World, { userId }: Person, purpose: CodePurpose, payload?: string) =>
  issueCode(api.db, api.secrets, { purpose, subject: `user:${userId}`, ...(payload !== undefined && { payload }) })

/** The code by e-mail that proves again who holds this session: people of these tests have no password. */
export const stepUpCode = ({ api }: World, { sessionId }: Person) =>
  issueCode(api.db, api.secrets, { purpose: 'stepUpEmail', subject: `session:${sessionId}` })

/** Gives the user an app that makes codes, on or about to be, and answers a code of it. */
export const totpCode = async ({ api }: World, { userId }: Person, isOn: boolean): Promise<string> => {
  const secret = newTotpSecret()
  const sealed = api.secrets.seal(secret)
  await api.db
    .updateTable('users')
    .set(isOn ? { has_totp: true, totp_secret: sealed } : { totp_pending_secret: sealed })
    .where('id', '=', userId)
    .execute()
  return generateSync({ secret })
}

export const confirmPhone = async ({ api }: World, { userId }: Person, hasSms = false) => {
  await api.db
    .updateTable('users')
    .set({ phone_number_secret: api.secrets.seal('09121234567'), phone_number_confirmed: true, has_sms: hasSms })
    .where('id', '=', userId)
    .execute()
}

export const passkey = async ({ api }: World, { userId }: Person): Promise<number> => {
  const { id } = await api.db
    .insertInto('passkeys')
    .values({ user_id: userId, credential_id: unique('credential'), public_key: Buffer.alloc(77), name: unique('key') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const apiToken = async ({ api }: World, { userId, customerId }: Person): Promise<number> => {
  const { id } = await api.db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      customer_id: customerId,
      name: unique('token'),
      token_hash: hashToken(newToken()),
      last_chars: 'abcd',
      read_only: true,
      all_projects: true,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const colleague = async ({ api, owner, projectId }: World, isInProject = false): Promise<Person> => {
  const person = await insertPerson(api.db, { customerId: owner.customerId })
  if (isInProject) await letIn(api.db, person, projectId, userAccessType.id.reporter)
  return person
}

export const notification = async ({ api }: World, { userId, customerId }: Person): Promise<number> => {
  const { id } = await api.db
    .insertInto('notifications')
    .values({ user_id: userId, customer_id: customerId, subject: 'a subject', content: 'a content' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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

/** A running server's row; no engine has it, and no worker runs here. */
export const server = async ({ api, projectId }: World, power: 'on' | 'off' = 'on'): Promise<number> => {
  const image = await api.db.selectFrom('vm_images').select('id').orderBy('id').executeTakeFirstOrThrow()
  const { id } = await api.db
    .insertInto('vm_hosts')
    .values({
      project_id: projectId,
      name: unique('server'),
      vm_image_id: image.id,
      cpu: 1,
      memory_gb: 1,
      disk_gb: 25,
      status_id: serviceStatus.id.active,
      power_status: power === 'on' ? powerStatus.id.poweredOn : powerStatus.id.poweredOff,
      desired_power: power,
      engine_ref: unique('ref'),
      monthly_price_rials: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const firewallRule = async (world: World): Promise<{ vmHostId: number; id: number }> => {
  const vmHostId = await server(world)
  const { id } = await world.api.db
    .insertInto('vm_firewall_rules')
    .values({
      project_id: world.projectId,
      vm_host_id: vmHostId,
      position: 0,
      protocol_id: firewallProtocol.id.tcp,
      direction_id: firewallDirection.id.ingress,
      remote_ip: '0.0.0.0/0',
      min_port: 22,
      max_port: 22,
      is_ipv4: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vmHostId, id }
}

/** A server whose firewall waits for someone to confirm its last change. */
export const serverOnTrial = async (world: World): Promise<number> => {
  const vmHostId = await server(world)
  await world.api.db
    .insertInto('vm_firewall_trials')
    .values({
      project_id: world.projectId,
      vm_host_id: vmHostId,
      previous: '[]',
      revert_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  return vmHostId
}

let ranges = 0
/** A range that no other network of these tests has. */
export const newRange = (): { network: string; prefix: number } => {
  ranges += 1
  return { network: `10.${Math.floor(ranges / 250)}.${ranges % 250}.0`, prefix: 24 }
}

export const network = async ({ api, projectId }: World): Promise<number> => {
  const { network: first, prefix } = newRange()
  const { id } = await api.db
    .insertInto('vm_networks')
    .values({
      project_id: projectId,
      name: unique('network'),
      cidr: `${first}/${prefix}`,
      gateway_ip: first.replace(/0$/, '1'),
      status_id: vmKeyStatus.id.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const sharedNetworks = new WeakMap<World, Promise<number>>()
/** One for all who only join it: a project may have only so many. */
export const sharedNetwork = (world: World): Promise<number> => {
  const known = sharedNetworks.get(world) ?? network(world)
  sharedNetworks.set(world, known)
  return known
}

let nodes = 0
export const networkNode = async (world: World): Promise<number> => {
  nodes += 1
  const { id } = await world.api.db
    .insertInto('vm_network_nodes')
    .values({
      project_id: world.projectId,
      vm_network_id: await sharedNetwork(world),
      vm_host_id: await server(world),
      address: `192.168.${Math.floor(nodes / 250)}.${nodes % 250}`,
      status_id: networkNodeStatus.id.connected,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One that was added later. */
export const publicAddress = async (world: World): Promise<{ vmHostId: number; id: number }> => {
  const vmHostId = await server(world)
  const { id } = await world.api.db
    .insertInto('vm_host_ips')
    .values({
      project_id: world.projectId,
      vm_host_id: vmHostId,
      address: '2001:db8::7',
      is_v4: false,
      is_primary: false,
      status_id: networkNodeStatus.id.connected,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vmHostId, id }
}

export const serverSnapshot = async (world: World): Promise<{ vmHostId: number; id: number }> => {
  const vmHostId = await server(world)
  const { vm_image_id, disk_gb } = await world.api.db
    .selectFrom('vm_hosts')
    .where('id', '=', vmHostId)
    .select(['vm_image_id', 'disk_gb'])
    .executeTakeFirstOrThrow()
  const { id } = await world.api.db
    .insertInto('vm_host_snapshots')
    .values({
      project_id: world.projectId,
      vm_host_id: vmHostId,
      name: unique('snapshot'),
      status_id: snapshotStatus.id.inactive,
      vm_image_id,
      disk_gb,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vmHostId, id }
}

export const key = async ({ api, projectId }: World): Promise<number> => {
  const { id } = await api.db
    .insertInto('vm_keys')
    .values({
      project_id: projectId,
      name: unique('key'),
      public_key: sshPublicKey(),
      fingerprint: unique('SHA256:'),
      status_id: vmKeyStatus.id.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A server that its owner has deleted, and can still take back. */
export const binnedServer = async (world: World): Promise<number> => {
  const id = await server(world, 'off')
  await world.api.db
    .updateTable('vm_hosts')
    .set({ binned_at: new Date(), bin_until: new Date(Date.now() + 3_600_000), limits_parked: true })
    .where('id', '=', id)
    .execute()
  return id
}

/** As OpenSSH writes it into a `.pub` file. */
export const sshPublicKey = (): string => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url')
  const framed = [Buffer.from('ssh-ed25519'), raw].flatMap((part) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    return [length, part]
  })
  return `ssh-ed25519 ${Buffer.concat(framed).toString('base64')}`
}
