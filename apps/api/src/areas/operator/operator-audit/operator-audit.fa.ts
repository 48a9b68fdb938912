export const operatorAuditText = {
  commandLine: 'خط فرمان',
  onCommandLine: (title: string) => `${title} (خط فرمان)`,
  look: 'خواندن از دید مشتری',
}
