import { shellText } from '../../shell/shell.fa.ts'

export const portalPublicText = {
  status: shellText.open.status,
  incident: 'رخداد',
  blog: shellText.open.blog,
  article: 'مقاله',
  newsletterConfirm: 'تأیید عضویت در خبرنامه',
  newsletterUnsubscribe: 'لغو عضویت در خبرنامه',
  statusAlso: 'اختلال قطعی رخداد تعمیرات',
  blogAlso: 'مقاله آموزش خبر خبرنامه',
}
