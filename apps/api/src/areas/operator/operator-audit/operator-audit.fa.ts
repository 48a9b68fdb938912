export const operatorAuditText = {
  look: 'خواندن از دید مشتری',
}
