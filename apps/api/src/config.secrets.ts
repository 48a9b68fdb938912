import { cephSettings } from './config.ceph.ts'
import type { ConfigFile } from './config.file.ts'
import { openStackSettings } from './config.openstack.ts'
import type { Variables } from './config.variables.ts'
import type { CephSettings } from './engines/ceph/settings.ts'
import type { OpenStackSettings } from './engines/openstack/settings.ts'

type With<Part, Field extends string> = Omit<Part, Field> & Record<Field, string>
type FileMail = NonNullable<ConfigFile['mail']>
type FileProviders = ConfigFile['signIn']

export interface MailSettings extends Omit<FileMail, 'port' | 'user' | 'password'> {
  port: number
  /** Absent: the server takes mails without sign-in. */
  login: { user: string; password: string } | undefined
}
export type SmsSettings = With<ConfigFile['sms'][number], 'apiKey'>

/** A datacenter's engine, where it is not the catalogue's own. */
export type DatacenterSettings = { engine: 'sandbox' } | { engine: 'openstack'; settings: OpenStackSettings }

/** A datacenter's object storage, where it does not follow from its servers. */
export type StorageSettings = { engine: 'sandbox' } | { engine: 'ceph'; settings: CephSettings }

/** What Sarv reaches out to, with its secrets in place. */
export interface OutsideSettings {
  /** By the datacenter's id. */
  datacenters: Readonly<Record<string, DatacenterSettings>>
  /** By the datacenter's id. */
  storage: Readonly<Record<string, StorageSettings>>
  mail: MailSettings | undefined
  /** The first one sends; the others are tried when it can't. */
  sms: readonly SmsSettings[]
  signIn: {
    google: With<NonNullable<FileProviders['google']>, 'clientSecret'> | undefined
    ito: With<NonNullable<FileProviders['ito']>, 'clientSecret'> | undefined
  }
}

type SecretNames =
  | 'SARV_OPENSTACK_SECRET'
  | 'SARV_CEPH_SECRET'
  | 'SARV_MAIL_PASSWORD'
  | 'SARV_SMS_KEY'
  | 'SARV_GOOGLE_SECRET'
  | 'SARV_ITO_SECRET'

/** Secrets may stand in the file or in the environment, which wins. Names each one that is in neither. */
export const withSecrets = (
  file: ConfigFile,
  given: Partial<Pick<Variables, SecretNames>>,
): { settings: OutsideSettings; problems: string[] } => {
  const problems: string[] = []
  const pick = (name: SecretNames, path: string, inFile: string | undefined): string => {
    const secret = given[name] ?? inFile
    if (secret === undefined) problems.push(`${name} is not set, and the file has no ${path}`)
    return secret ?? ''
  }
  const { mail, sms, signIn } = file
  const datacenterOf = ([id, datacenter]: [string, ConfigFile['datacenters'][string]]): [
    string,
    DatacenterSettings,
  ] => {
    if (datacenter.engine === 'sandbox') return [id, datacenter]
    const settings = openStackSettings(datacenter, `datacenters.${id}`, given.SARV_OPENSTACK_SECRET, problems)
    return [id, { engine: 'openstack', settings }]
  }
  const storageOf = ([id, storage]: [string, ConfigFile['storage'][string]]): [string, StorageSettings] => {
    if (storage.engine === 'sandbox') return [id, storage]
    const settings = cephSettings(storage, `storage.${id}`, given.SARV_CEPH_SECRET, problems)
    return [id, { engine: 'ceph', settings }]
  }
  const settings: OutsideSettings = {
    datacenters: Object.fromEntries(Object.entries(file.datacenters).map(datacenterOf)),
    storage: Object.fromEntries(Object.entries(file.storage).map(storageOf)),
    mail: mail && {
      host: mail.host,
      port: mail.port ?? (mail.secure ? 465 : 587),
      secure: mail.secure,
      allowPlain: mail.allowPlain,
      from: mail.from,
      login:
        mail.user === undefined
          ? undefined
          : { user: mail.user, password: pick('SARV_MAIL_PASSWORD', 'mail.password', mail.password) },
    },
    // The variable is the first provider's: a second one is another account with another key.
    sms: sms.map((provider, index) => ({
      ...provider,
      apiKey:
        index === 0
          ? pick('SARV_SMS_KEY', 'sms.0.apiKey', provider.apiKey)
          : requireKey(problems, `sms.${index}.apiKey`, provider.apiKey),
    })),
    signIn: {
      google: signIn.google && {
        ...signIn.google,
        clientSecret: pick('SARV_GOOGLE_SECRET', 'signIn.google.clientSecret', signIn.google.clientSecret),
      },
      ito: signIn.ito && {
        ...signIn.ito,
        clientSecret: pick('SARV_ITO_SECRET', 'signIn.ito.clientSecret', signIn.ito.clientSecret),
      },
    },
  }
  return { settings, problems }
}

const requireKey = (problems: string[], path: string, key: string | undefined): string => {
  if (key === undefined) problems.push(`the file has no ${path}`)
  return key ?? ''
}
