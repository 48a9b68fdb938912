/** Groups of cached reads that the agreed calls name. */
export const contractGroups = [
  'Accessibility',
  'CdnCert',
  'CdnHost',
  'CdnRoute',
  'ConfigMap',
  'DNSRecordSetting',
  'Deployment',
  'DnsCdnHost',
  'EditRecordDialog',
  'Ingress',
  'Issue',
  'KubernetesCluster',
  'LoadBalance',
  'NameSpace',
  'Network',
  'Notification',
  'NotificationStatus',
  'Profile',
  'ProxyStatus',
  'PublicIP',
  'SecretMap',
  'Storage',
  'Support',
  'SupportItems',
  'VmHost',
  'Vpc',
  'VpcNat',
  'WebHost',
] as const

/** Our own, for the nouns whose reads have no agreed group. */
export const ownGroups = [
  'BareMetal',
  'Bill',
  'Catalog',
  'Colocation',
  'Domain',
  'Invoice',
  'Key',
  'Operation',
  'Order',
  'Payment',
  'Project',
  'Session',
  'StorageObject',
  'Wallet',
] as const

/** What a read provides and a write or a live event makes stale; the tags of the generated client. */
export const cacheGroups = [...contractGroups, ...ownGroups] as const

export type CacheGroup = (typeof cacheGroups)[number]
