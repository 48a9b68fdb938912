export const shownOnceText = {
  copyAll: 'رونوشت همه',
  download: 'دریافت فایل',
  print: 'چاپ',
}
