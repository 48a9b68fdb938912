/** Load balancers as the dashboard counts them. */
export const balancerKindText = {
  label: 'لودبالانسر',
  none: 'هنوز لودبالانسری ندارید',
  failed: 'لودبالانسرها خوانده نشد',
}
