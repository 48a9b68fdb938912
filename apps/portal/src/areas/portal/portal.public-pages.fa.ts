import { shellText } from '../../shell/shell.fa.ts'

export const portalPublicText = {
  status: shellText.open.status,
  incident: 'رخداد',
  blog: shellText.open.blog,
  article: 'مقاله',
  statusAlso: 'اختلال قطعی رخداد تعمیرات',
  blogAlso: 'مقاله آموزش خبر خبرنامه',
}
