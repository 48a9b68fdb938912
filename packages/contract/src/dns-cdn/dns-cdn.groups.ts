/** The last is our own; the agreed calls have no group for it. */
export const dnsCdnGroups = [
  'CdnCert',
  'CdnHost',
  'CdnRoute',
  'DNSRecordSetting',
  'DnsCdnHost',
  'EditRecordDialog',
  'ProxyStatus',
  'WebHost',
  'Domain',
] as const
