/** Ranges that the forms offer and the server enforces. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
}

export const vmCpuCores = { min: 1, max: 48, step: 1 } as const satisfies Range
export const vmMemoryGb = { min: 1, max: 128, step: 1 } as const satisfies Range
export const vmDiskGb = { min: 25, max: 1000, step: 25 } as const satisfies Range
/** A second disk that lives and dies with its server. */
export const vmDataDiskGb = { min: 25, max: 1000, step: 25 } as const satisfies Range
/** Servers of one order. */
export const vmCount = { min: 1, max: 20, step: 1 } as const satisfies Range
export const volumeSizeGb = { min: 50, max: 5000, step: 50 } as const satisfies Range
export const clusterWorkers = { min: 2, max: 99, step: 1 } as const satisfies Range
/** Pods of a namespace are sold, and sent, in tens. */
export const tenPods = { min: 1, max: 10, step: 1 } as const satisfies Range
export const deployReplicas = { min: 1, max: 10, step: 1 } as const satisfies Range
/** Rules of a private cloud are sold, and sent, in tens. */
export const vpcTenRules = { min: 1, max: 10, step: 1 } as const satisfies Range
export const domainYears = { min: 1, max: 5, step: 1 } as const satisfies Range

export const serviceNameLength = { min: 5, max: 50 } as const
export const projectNameLength = { min: 5, max: 70 } as const
export const snapshotNameLength = { min: 2, max: 50 } as const
export const voucherCodeLength = { min: 3, max: 50 } as const
/** The most that an operator makes at once: the gift of a code, its uses, the codes, and what all of it can cost. */
export const voucherLimits = {
  giftRials: 1_000_000_000,
  uses: 100_000,
  codes: 500,
  worthRials: 1_000_000_000_000,
} as const
export const passkeyNameLength = { min: 2, max: 50 } as const
/** A token lives a year at most: long enough to forget it, so it must end by itself. */
export const apiTokenLifeDays = 365
export const apiTokensPerUser = 50
export const apiTokenNameLength = { min: 3, max: 50 } as const

export const webhooksPerCustomer = 10
export const webhookNameLength = { min: 2, max: 50 } as const
export const webhookUrlLength = 1000

/** What cloud-init may be given; engines take little more, once it is written in base64. */
export const userDataBytes = 32_768
/** How long a server that was deleted can be taken back. */
export const binHours = 72
/** Seconds for saying that one can still get in after a change of the firewall. */
export const firewallConfirmSeconds = { min: 10, max: 600, usual: 60 } as const
export const firewallRulesPerServer = 50
export const scheduleKeeps = { min: 1, max: 30, step: 1 } as const satisfies Range
export const schedulesPerVolume = 5
/** Attached at a time; engines name devices by single letters. */
export const volumesPerServer = 16
/** Snapshots of one volume, and backups likewise. */
export const copiesPerVolume = 200
/** Of a private network: from 65,533 servers down to five. */
export const networkPrefix = { min: 16, max: 29 } as const
export const networksPerProject = 50
/** Of one private cloud: engines give a router few ports. */
export const networksPerVpc = 20
/** Both cost nothing, so that nothing else would stop a program that makes them without end. */
export const projectsPerCustomer = 100
export const keysPerCustomer = 500
/** Public addresses of one server besides those that came with it. */
export const extraAddressesPerServer = 16
/** Of one forward into a private cloud; engines make each by itself. */
export const portsPerForward = 100
/** One step of the operation each. */
export const changesPerPlan = 20
export const snapshotsPerServer = 10

export const attachmentBytes = 25 * 1024 * 1024
/** What an attachment may be, by its content; text is UTF-8. */
export const attachmentKinds = ['jpg', 'png', 'webp', 'pdf', 'txt'] as const
/** Of one message. */
export const attachmentsPerMessage = 10

/** The largest page of a list that is asked for page by page. */
export const maxPageSize = 200

/** How many projects one invitation brings along. */
export const invitedProjects = { max: 100 } as const

/** The activity log as a file: the newest lines, and as much text as they can be. */
export const exportFile = { maxLines: 5000, maxCharacters: 16_000_000 } as const

/** The picture of an article: every reader loads it. */
export const pictureKinds = ['jpg', 'png', 'webp'] as const
export const pictureBytes = 5 * 1024 * 1024
