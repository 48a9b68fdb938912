export const captchaText = {
  label: 'کد امنیتی',
  placeholder: 'حروف داخل تصویر',
  image: 'تصویر کد امنیتی',
  refreshImage: 'تصویر تازه',
  failed: 'تصویر خوانده نشد',
  toQuestion: 'نمی‌توانم تصویر را ببینم',
  refreshQuestion: 'پرسش تازه',
  questionLoading: 'در حال خواندن پرسش امنیتی',
  questionFailed: 'پرسش خوانده نشد؛ پرسش تازه بخواهید.',
  answer: 'پاسخ با شش رقم',
  toImage: 'نمایش تصویر به جای پرسش',
}
