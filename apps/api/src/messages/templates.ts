import { z } from 'zod'

const code = z.object({ code: z.string() })
const link = z.url({ protocol: /^https?$/ })

export const secondFactorChanges = [
  'totpOn',
  'totpOff',
  'smsOn',
  'smsOff',
  'smsNumberChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyFactorOn',
  'passkeyFactorOff',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'passkeyCloned',
  'googleLinked',
  'itoLinked',
  'accountClaimed',
] as const
export type SecondFactorChange = (typeof secondFactorChanges)[number]

/** What each message needs to know. Values are kept as JSON until they are sent, so a date comes back as text. */
export const templates = {
  email: {
    registerCode: code.extend({ link }),
    alreadyRegistered: z.object({ link }),
    /** Without a code where many strangers ask for it: the link works in any browser. */
    forgotCode: z.object({ code: z.string().optional(), link }),
    /** Somebody asked for a new password, but nobody has this address. */
    notRegistered: z.object({ link }),
    confirmEmail: code,
    /** To the old address: the account has this one now. */
    emailChanged: z.object({ email: z.string(), link: link.optional() }),
    /** To the old address: the account has it again. */
    emailTakenBack: z.object({}),
    /** To the person for whom a national id is confirmed: somebody else has written it. */
    identityClash: z.object({}),
    stepUpCode: code,
    apiTokenMade: z.object({
      name: z.string(),
      reach: z.enum(['allRead', 'allWrite', 'someRead', 'someWrite']),
      when: z.coerce.date(),
      ip: z.string(),
    }),
    passwordChanged: z.object({ when: z.coerce.date(), ip: z.string() }),
    newSignIn: z.object({ when: z.coerce.date(), ip: z.string(), agent: z.string() }),
    secondFactorChanged: z.object({ what: z.enum(secondFactorChanges) }),
    invitation: z.object({ customer: z.string(), invitedBy: z.string(), link }),
    /** To super users: what somebody leaves behind who was removed from the account. */
    colleagueRemoved: z.object({
      person: z.string(),
      customer: z.string(),
      webhooks: z.array(z.string()),
      /** With the project of each. */
      storageKeys: z.array(z.string()),
      isStopped: z.boolean(),
      link,
    }),
    notification: z.object({ subject: z.string(), content: z.string(), link }),
    /** What was not important, of a whole day. */
    digest: z.object({ subjects: z.array(z.string()).min(1), more: z.int().min(0), link }),
    /** Does this address want the newsletter? */
    newsletterConfirm: z.object({ link }),
    /** Somebody wants to take this address off the newsletter. */
    newsletterLeave: z.object({ link }),
    newsletterArticle: z.object({ title: z.string(), subtitle: z.string(), link, leaveLink: link }),
  },
  sms: {
    confirmPhone: code,
    signInCode: code,
    secondFactorCode: code,
    notification: z.object({ subject: z.string() }),
  },
}

export type Channel = keyof typeof templates
export type TemplateName<C extends Channel = Channel> = C extends Channel ? keyof (typeof templates)[C] & string : never
export type TemplateValues = {
  [C in Channel]: {
    [T in TemplateName<C>]: (typeof templates)[C][T] extends z.ZodType<infer Values> ? Values : never
  }
}

/** One of the templates together with its values. */
export type Content = {
  [C in Channel]: {
    [T in TemplateName<C>]: { channel: C; template: T; values: TemplateValues[C][T] }
  }[TemplateName<C>]
}[Channel]

/** Whether the message is about a code, which is of no use once it has expired. */
export const carriesCode = (values: object): values is { code: string } => 'code' in values

/** What was kept of a message; undefined when this version of the program does not know its template. */
export const parseContent = (channel: Channel, template: string, values: unknown): Content | undefined => {
  const schemas: Readonly<Record<string, z.ZodType>> = templates[channel]
  const parsed = Object.hasOwn(schemas, template) ? schemas[template]?.safeParse(values) : undefined
  return parsed?.success ? ({ channel, template, values: parsed.data } as Content) : undefined
}
