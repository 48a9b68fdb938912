import type { ConfigFile } from './config.file.ts'
import type { Variables } from './config.variables.ts'

type With<Part, Field extends string> = Omit<Part, Field> & Record<Field, string>
type FileMail = NonNullable<ConfigFile['mail']>
type FileProviders = ConfigFile['signIn']

export interface MailSettings extends Omit<FileMail, 'port' | 'user' | 'password'> {
  port: number
  /** Absent: the server takes mails without sign-in. */
  login: { user: string; password: string } | undefined
}
export type SmsSettings = With<ConfigFile['sms'][number], 'apiKey'>

/** What every Sarv reaches out to, with its secrets in place; areas add their own. */
export interface OutsideSettings {
  mail: MailSettings | undefined
  /** The first one sends; the others are tried when it can't. */
  sms: readonly SmsSettings[]
  signIn: {
    google: With<NonNullable<FileProviders['google']>, 'clientSecret'> | undefined
    ito: With<NonNullable<FileProviders['ito']>, 'clientSecret'> | undefined
  }
}

type SecretNames = 'SARV_MAIL_PASSWORD' | 'SARV_SMS_KEY' | 'SARV_GOOGLE_SECRET' | 'SARV_ITO_SECRET'

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
  const settings: OutsideSettings = {
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
